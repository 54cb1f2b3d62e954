// Generated from schema/ask (sha256 c921453935a887f2) by `npm run generate`. Do not edit.

import type { Shapes } from "../shapes.js";

export declare const MEMBERS: Shapes;
