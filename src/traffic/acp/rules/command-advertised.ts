import { oneOf } from "../../../contract/index.js";
import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, objectsOf, textOf } from "../step.js";

/** R123 (slash-commands, implied): a prompt that begins with a slash and a name is a command only where the agent advertised it. Names are short. */
export const commandAdvertised: AcpRule = {
  id: "rule/command-advertised",
  on: ["session/prompt"],
  check(step, { sessions }) {
    const commands = sessions.get(step.sessionId ?? "")?.commands;
    const [first] = objectsOf(step.params, "prompt");
    const text = first?.[1].type === "text" ? textOf(first[1], "text") : undefined;
    const name = text === undefined ? undefined : /^\/([\w:-]{1,50})(?:\s|$)/.exec(text)?.[1];
    if (first === undefined || name === undefined || commands === undefined || commands.includes(name)) return undefined;
    const expected = commands.length === 0 ? "plain text, as the session has no commands" : oneOf(commands.map((command) => `/${command}`));
    return broken(step, `/params/prompt/${String(first[0])}/text`, "unknown command", expected, quote(`/${name}`));
  },
};
