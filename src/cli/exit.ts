/** Exit codes of the command; part of the public interface. */
export const EXIT = { clean: 0, findings: 1, usage: 2, unreadable: 3, internal: 4 } as const;
