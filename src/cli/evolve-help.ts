/** What `ask-protocol diff --help` prints. */
export const DIFF_HELP = `Says what the edits between two versions of a contract do to peers.

Usage: ask-protocol diff [OPTION...] OLD NEW

OLD and NEW are each a folder with registry.json and *.schema.json, a bundle, or
one of these at a revision of Git:
  schema/ask   schema/released/ask/1.0.json   main:schema/ask
Each edit is a patch (no message changes), minor (peers of the other version go
on) or major (they do not; it is said which, and in which direction). Either
side may be the first that is upgraded. Edits of what is marked unstable are
minor at most.

Options:
  --format text|json|markdown|github
                             How to report (default: text)
  --fail-on major|minor|patch
                             Exit with 1 from this verdict on (default: major)
  --waivers FILE             Let edits through: {"waivers":[{"fingerprint":"...",
                             "reason":"...","expires":"2027-01-31"}]}; fails
                             where one has expired or no such edit is left; the
                             fingerprint is the hex digits after an edit's rule
  -h, --help                 Print this

Exit codes: 0 clean, 1 edits at or above --fail-on, 2 wrong usage,
3 unreadable, or a keyword that cannot be judged, 4 own fault

Example:
  ask-protocol diff --format markdown origin/main:schema/ask schema/ask
`;

/** What `ask-protocol bump --help` prints. */
export const BUMP_HELP = `Says the least version that the contract may have, and what disagrees with it.

Usage: ask-protocol bump [OPTION...] [FOLDER]

FOLDER (default: .) has schema/, where each protocol has a registry.json, and
schema/released/PROTOCOL/VERSION.json, of which the latest is compared; and
generated/ and CHANGELOG.md, which have to name the version too.

Options:
  -h, --help   Print this

Exit codes: 0 all agree, 1 something does not, 2 wrong usage, 3 unreadable,
4 own fault
`;
