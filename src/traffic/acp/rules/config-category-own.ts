import { oneOf } from "../../../contract/index.js";
import { quote } from "../../../json/index.js";
import { configOptionsOf, LISTS_CONFIG_OPTIONS } from "../config-option.js";
import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

const CATEGORIES = ["mode", "model", "model_config", "thought_level"];

/** R120 (session-config-options): names of categories without an underscore before them are kept for the protocol. */
export const configCategoryOwn: AcpRule = {
  id: "rule/config-category-own",
  on: LISTS_CONFIG_OPTIONS,
  check(step) {
    return configOptionsOf(step)?.flatMap(([pointer, { category }]) => {
      if (typeof category !== "string" || category.startsWith("_") || CATEGORIES.includes(category)) return [];
      const expected = `${oneOf(CATEGORIES)}, or a name of one's own with _ before it`;
      return broken(step, `${pointer}/category`, "reserved category", expected, quote(category));
    });
  },
};
