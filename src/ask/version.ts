import { PROTOCOL_VERSION } from "../../generated/ask/registry.js";
import { issue, issues, judged, type Result, result } from "../contract/index.js";
import { against } from "./against.js";

/**
 * The version that both sides speak: peers of the same major understand each other, so it is the lower of the two.
 * Never throws; a version of another major, or what is no version, is a failure with the reason.
 *
 * @param peerVersion what the other side said: major, dot, minor, such as `1.0`.
 */
export function negotiate(peerVersion: unknown): Result<string> {
  const version = judged<string>(peerVersion, "protocol version", (json) => issues(json, against("ProtocolVersion", "protocol version")));
  if (!version.ok) return version;
  const peer = version.value;
  const [ourMajor, ourMinor] = parts(PROTOCOL_VERSION);
  const [major, minor] = parts(peer);
  if (major !== ourMajor)
    return result("", [
      issue("unknown/version", "protocol version", "another major", "", `a version of major ${String(ourMajor)}`, JSON.stringify(peer)),
    ]);
  return { ok: true, value: minor < ourMinor ? peer : PROTOCOL_VERSION };
}

function parts(version: string): [bigint, bigint] {
  const [major = "0", minor = "0"] = version.split(".");
  // A version is text of any length; numbers would round long ones.
  return [BigInt(major), BigInt(minor)];
}
