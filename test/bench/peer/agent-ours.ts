/** Our agent over standard streams: sends as many updates as the prompt's text says, then answers. */
import { stdioTransport } from "ask-session-protocol/node";
import { serveCounting } from "./counting.js";

serveCounting(stdioTransport());
