/** Whether a path is absolute by the rules of POSIX or of Windows; a recording does not say which of them it comes from. */
export function isAbsolute(path: string): boolean {
  return path.startsWith("/") || /^[A-Za-z]:[\\/]/.test(path) || path.startsWith("\\\\");
}
