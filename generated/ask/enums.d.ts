// Generated from schema/ask (sha256 f3fec2180655a846) by `npm run generate`. Do not edit.

import type { Enums } from "../shapes.js";

export declare const ENUMS: Enums;
