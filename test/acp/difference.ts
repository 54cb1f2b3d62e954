/** Where the tolerant reading and the SDK's parsers differ on purpose. */
export interface Difference {
  readonly reason: string;
  /** Whether a value of a definition is of this kind. */
  readonly applies: (definition: string, value: unknown) => boolean;
}

export const DIFFERENCES: readonly Difference[] = [
  {
    reason: "The SDK holds error codes to the range of an i32, which the published schema says only in a format that decides nothing.",
    applies: (definition, value) =>
      definition === "ErrorCode" ? isWide(value) : someMember(value, (name, inner) => name === "code" && isWide(inner)),
  },
  {
    reason: "The SDK asks that the address of an elicitation can be parsed; here it is as open as every other string of the protocol.",
    applies: (_, value) => someMember(value, (name, inner) => name === "url" && typeof inner === "string" && !URL.canParse(inner)),
  },
  {
    reason: "The SDK keeps members nobody knows in the error of an MCP server alone. Here they are kept everywhere, and listed everywhere.",
    applies: (definition, value) =>
      (definition === "McpError" || definition === "MessageMcpResponse") && someMember(value, (name) => name === "zz"),
  },
];

function isWide(value: unknown): boolean {
  return typeof value === "number" && Math.abs(value) > 2 ** 31;
}

function someMember(value: unknown, matches: (name: string, inner: unknown) => boolean): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([name, inner]) => matches(name, inner) || someMember(inner, matches));
}
