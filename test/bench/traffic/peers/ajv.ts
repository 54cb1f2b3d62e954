/** Ajv over the root of the published schema, compiled beforehand into the module that is bundled as `published`. */
import { validate } from "published";
import { judgeLines } from "./lines.js";

judgeLines(validate);
