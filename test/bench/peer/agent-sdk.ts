/** The official SDK's agent over standard streams, as its README says. */
import { ndJsonStream } from "@agentclientprotocol/sdk";
import { Readable, Writable } from "node:stream";
import { serveCountingSdk } from "./counting-sdk.js";

serveCountingSdk(ndJsonStream(Writable.toWeb(process.stdout), Readable.toWeb(process.stdin) as ReadableStream<Uint8Array>));
