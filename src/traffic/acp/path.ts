/** Whether a path is absolute by the rules of POSIX or of Windows; a recording does not say which of them it comes from. */
export function isAbsolute(path: string): boolean {
  return path.startsWith("/") || /^[A-Za-z]:[\\/]/.test(path) || path.startsWith("\\\\");
}

/** Whether two paths can be the same place: but for case, a separator at the end, and what a link puts before (`/tmp`, `/private/tmp`). */
export function canBeSame(path: string, other: string): boolean {
  const [a, b] = [segments(path), segments(other)].sort((one, two) => one.length - two.length) as [string, string];
  return a === b || b.endsWith(a);
}

/** Whether a path can be within a directory, by the same leniency. */
export function canBeWithin(path: string, directory: string): boolean {
  return `${segments(path)}/`.includes(`${segments(directory)}/`);
}

/** A path in one spelling: lower case, `/` between its names, `.` and `..` worked out. */
function segments(path: string): string {
  const names: string[] = [];
  for (const name of path.toLowerCase().split(/[\\/]+/)) {
    if (name === "..") names.pop();
    else if (name !== "" && name !== ".") names.push(name);
  }
  return names.map((name) => `/${name}`).join("");
}
