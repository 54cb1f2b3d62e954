/** What `ask-protocol --help` prints. */
export const MAIN_HELP = `Checks recorded traffic of the ask session protocol and of ACP, the Agent Client
Protocol, and edits of their contracts.

Usage: ask-protocol COMMAND [OPTION...] [ARGUMENT...]

Commands:
  check FILE...   Say what is wrong in recorded messages, and where
  lint [PATH]     Say what is wrong in the schema files of a folder, and mend it
  diff OLD NEW    Say what the edits between two versions of a contract break
  bump [FOLDER]   Say the least version that a contract may have

Options:
  -h, --help      Print this, or the help of a command
  -v, --version   Print the versions of this package and of the protocols

Example: ask-protocol check session.ndjson
`;

/** What `ask-protocol check --help` prints. */
export const CHECK_HELP = `Says what is wrong in recorded messages, and where.

Usage: ask-protocol check [OPTION...] FILE...

Each FILE has one JSON message a line; - is standard input, *.gz and *.br are
unpacked. A folder stands for each *.ndjson, *.jsonl and *.log below, and "*",
"**", "?" and "{a,b}" for names. A line may be
  a request or notification      {"id":1,"method":"session/send","params":{...}}
  a response                     {"id":1,"result":{...}}
  an event of ask                {"type":"tool.use","seq":4,"payload":{...}}
  one of these with its way      {"dir":"c2a","msg":{...}}  from the client
                                 {"dir":"a2c","msg":{...}}  to the client
  a line that was not JSON       {"dir":"a2c","raw":"..."}
  one of a replay fixture        {"request":{...}}  or response, notification
  one of a log                   12:30:01 -> {...}  or after "Sent:" and such
  an event of a stream           data: {...}
Which protocol a conversation is of is told from its messages.

Options:
  --protocol auto|ask|acp        Judge by this protocol (default: auto)
  --stability stable|unstable    Whether what ACP only tries out counts as known
                                 (default: unstable)
  --profile strict|tolerant      Judge by what writers should send, or by what
                                 robust readers accept (default: strict)
  --format text|json|junit|sarif|github|tap
                                 How to report (default: text)
  --fail-on error|warning|note   Exit with 1 from this level on (default: error)
  --quiet                        Report only what --fail-on counts
  --baseline FILE                Accept the old findings in FILE; fail where
                                 they are gone
  --write-baseline               Accept all findings of now: write them to FILE
  --coverage                     Tell what the traffic exercised, and what never
  --coverage-min PERCENT         Exit with 1 where it exercised less
  --sender client|agent          Whose log "->" is from (default: client)
  --pattern REGEXP               Lines of another log:
                                 ^...(?<direction>...)(?<message>.*)
  --max-line MIB                 Pass over longer lines (default: 64)
  --extension FILE               Know what FILE adds, too; may be given again
  --no-rules                     Judge each message alone, not the conversation
  --jobs N                       Use N threads, for several files or a large one
                                 (default: 1; 0 is one for each core)
  --config FILE|none             Settings (default: ask-protocol.config.json)
  --explain RULE                 Tell about a rule, or about a layer: shape
  -h, --help                     Print this

Exit codes: 0 clean, 1 findings, 2 wrong usage, 3 unreadable file, 4 own fault

Example:
  ask-protocol check --format json "logs/**/*.log.gz" > report.json
`;

/** What `ask-protocol lint --help` prints. */
export const LINT_HELP = `Says what is wrong in the schema files of a folder, where, and what to do.

Usage: ask-protocol lint [OPTION...] [PATH]

PATH is a folder of the form that this package's schema/ has (default: schema):
files of definitions, *.schema.json, and a registry.json for each protocol.

Options:
  --fix                          Write what is mechanical, layout included; the
                                 rest is reported as ever
  --format text|json|github      How to report (default: text)
  --explain RULE                 Tell what a rule asks for and why; of schema,
                                 list all rules
  -h, --help                     Print this

Exit codes: 0 clean, 1 findings, 2 wrong usage, 3 unreadable folder, 4 own fault

Example:
  ask-protocol lint --fix schema
`;
