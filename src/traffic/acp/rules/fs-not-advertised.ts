import { gatedMethods } from "../capability.js";

/** R124 (file-system): file methods only where the client advertised them, each by itself. */
export const fsNotAdvertised = gatedMethods("rule/fs-not-advertised", ["fs/read_text_file", "fs/write_text_file"]);
