import type { Reducer } from "../../book.js";
import { itemsOf, textOf } from "../../read.js";
import type { AskState } from "../state.js";
import type { Step } from "../step.js";
import { majorOf } from "../version.js";

/** What `initialize` tells: where the connection starts, what the host offers, and whether both speak the same major. */
export const connection: Reducer<AskState, Step> = {
  on: ["initialize", "initialize response"],
  apply({ connection }, { kind, params, result, line }) {
    if (kind === "request") {
      if (connection.firstRequest === undefined && !connection.answers.host) connection.isWhole = true;
      connection.initialized ??= line;
      return;
    }
    if (result === undefined) return;
    connection.capabilities = { names: itemsOf(result, "capabilities"), line };
    const asked = textOf(params, "protocolVersion");
    const answered = textOf(result, "protocolVersion");
    const differ = asked !== undefined && answered !== undefined && majorOf(asked) !== undefined && majorOf(answered) !== undefined;
    connection.mismatch = differ && majorOf(asked) !== majorOf(answered) ? { asked, answered, line } : undefined;
  },
};

/** What the client has said first; one that goes on in spite of another major is told once. */
export const wentOn: Reducer<AskState, Step> = {
  on: ["*"],
  apply({ connection }, { kind, from, line }) {
    if (from !== "client") return;
    connection.mismatch = undefined;
    if (kind === "request") connection.firstRequest ??= line;
  },
};
