/** An input that cannot be read: exit code 3, once the others were checked. */
export class ReadError extends Error {
  override readonly name = "ReadError";
}

/** A fault of the file system, in words where it is a common one. */
export function systemFault(file: string, error: unknown): unknown {
  if (!(error instanceof Error && "code" in error && "syscall" in error)) return error;
  return new ReadError(`cannot read ${file}: ${WORDS[String(error.code)] ?? error.message}`);
}

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EACCES: "permission denied",
  EISDIR: "it is a folder",
};
