/** The floor: every line is parsed, and nothing more. */
import { judgeLines } from "./lines.js";

judgeLines((message) => message !== null);
