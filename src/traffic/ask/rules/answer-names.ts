import { quote, resolve } from "../../../json/index.js";
import { textOf } from "../../read.js";
import type { AskRule } from "../rule.js";
import { broken } from "../step.js";

/** Where results repeat what their request named. */
const NAMES = [
  { methods: /^session\/(?:resume|events|abort|close)$/, asked: "sessionId", path: "/sessionId" },
  { methods: /^session\/subscribe$/, asked: "sessionId", path: "/subscription/sessionId" },
  { methods: /^interaction\/(?:approve|reject|respond)$/, asked: "interactionId", path: "/interactionId" },
  { methods: /^session\/artifact\/get$/, asked: "artifactId", path: "/artifact/id" },
] as const;

/** A24 (registry: methods): an answer names the session, interaction or artifact that the request named. */
export const answerNames: AskRule = {
  id: "rule/ask-answer-names",
  on: ["* response"],
  check(step) {
    const { method, params, result } = step;
    if (result === undefined) return undefined;
    for (const { methods, asked, path } of NAMES) {
      const want = methods.test(method) ? textOf(params, asked) : undefined;
      const got = want === undefined ? undefined : resolve(result, path);
      if (want === undefined || typeof got !== "string" || got === want) continue;
      return broken(step, `/result${path}`, "not what was asked for", quote(want), quote(got));
    }
    return undefined;
  },
};
