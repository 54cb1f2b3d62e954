/** The official SDK's own parsers, chosen by method; a result by the method of its request. */
import * as parsers from "../../../../node_modules/@agentclientprotocol/sdk/dist/v1/schema/zod.gen.js";
import { METHODS } from "../../../../generated/acp/registry.js";
import { judgeLines } from "./lines.js";

interface Parser {
  safeParse(value: unknown): { readonly success: boolean };
}

interface Message {
  readonly id?: unknown;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
}

interface Entry {
  readonly params: string;
  readonly result?: string;
}

const byName = parsers as unknown as Readonly<Record<string, Parser>>;
const byMethod = new Map<string | undefined, Parser | undefined>();
const resultOf = new Map<string | undefined, Parser | undefined>();
for (const [method, [entry]] of Object.entries(METHODS) as unknown as [string, readonly [Entry]][]) {
  byMethod.set(method, byName[`z${entry.params}`]);
  if (entry.result !== undefined) resultOf.set(method, byName[`z${entry.result}`]);
}

const waiting = new Map<unknown, Parser | undefined>();

judgeLines((message) => {
  const { id, method, params, result } = message as Message;
  if (method !== undefined) {
    if (id !== undefined) waiting.set(id, resultOf.get(method));
    return byMethod.get(method)?.safeParse(params).success === true;
  }
  const parser = waiting.get(id);
  waiting.delete(id);
  return parser?.safeParse(result).success === true;
});
