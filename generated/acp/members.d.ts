// Generated from schema/acp (sha256 3da7c44b7bb96a66) by `npm run generate`. Do not edit.

import type { Shapes } from "../shapes.js";

export declare const MEMBERS: Shapes;
