import { ERROR_CODES } from "../../../../generated/acp/registry.js";
import type { AcpRule } from "../rule.js";
import { broken, objectOf, textOf } from "../step.js";

/** How the system calls of POSIX and of Windows say that there is no such file. */
const NOT_FOUND = /\bENOENT\b|no such file or directory|cannot find the (file|path) specified/i;

/** R128 (schema: ErrorCode): a file that does not exist has an error code of its own; told by the words of the error alone. */
export const fileNotFoundCode: AcpRule = {
  id: "rule/file-not-found-code",
  on: ["fs/read_text_file response"],
  check(step) {
    const { error } = step;
    if (error === undefined || typeof error.code !== "number" || error.code === ERROR_CODES.resource_not_found) return undefined;
    const data = objectOf(error, "data");
    const words = [textOf(error, "message"), textOf(error, "data"), data && textOf(data, "details")];
    if (!words.some((text) => text !== undefined && NOT_FOUND.test(text))) return undefined;
    const expected = `${String(ERROR_CODES.resource_not_found)} for a file that does not exist`;
    return broken(step, "/error/code", "another error's code", expected, String(error.code));
  },
};
