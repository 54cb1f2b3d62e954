// Generated from schema/ask (sha256 7c1b43f43491ce70) by `npm run generate`. Do not edit.

import type { Shapes } from "../shapes.js";

export declare const MEMBERS: Shapes;
