import { spawnSync } from "node:child_process";

const groups = new Set<number>();

/** Kills what is left of a process and all that it has started. Nothing happens where nothing is left. */
export function killGroup(pid: number, signal: "SIGTERM" | "SIGKILL"): void {
  if (process.platform === "win32") {
    spawnSync("taskkill", ["/pid", String(pid), "/t", ...(signal === "SIGKILL" ? ["/f"] : [])], { stdio: "ignore", windowsHide: true });
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // Nothing is left of it.
  }
}

/** Sees to it that a group ends with this process, however that ends short of being killed itself. */
export function endsWithUs(pid: number): () => void {
  if (groups.size === 0) process.on("exit", killAll);
  groups.add(pid);
  return () => {
    groups.delete(pid);
    if (groups.size === 0) process.off("exit", killAll);
  };
}

function killAll(): void {
  for (const pid of groups) killGroup(pid, "SIGKILL");
}
