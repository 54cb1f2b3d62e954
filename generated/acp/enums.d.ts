// Generated from schema/acp (sha256 305f94b65240fff8) by `npm run generate`. Do not edit.

import type { Enums } from "../shapes.js";

export declare const ENUMS: Enums;
