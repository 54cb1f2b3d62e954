import type { Reducer } from "../../book.js";
import type { AcpState } from "../state.js";
import type { Step } from "../step.js";

/** Whether a component has initialized its successor. */
export const successors: Reducer<AcpState, Step> = {
  on: ["proxy/successor"],
  apply({ connection }, { params, line }) {
    if (params.method === "initialize" || params.method === "proxy/initialize") connection.successor ??= line;
  },
};
