/** A value that lets itself be looked at `touches` times, and throws at every touch after that. */
export function flaky(target: object, touches: number): unknown {
  let left = touches;
  const handler: ProxyHandler<object> = {};
  for (const trap of ["get", "has", "ownKeys", "getOwnPropertyDescriptor", "getPrototypeOf"] as const) {
    (handler as Record<string, unknown>)[trap] = (...args: [object]) => {
      if ((left -= 1) < 0) throw new Error("no");
      return (Reflect[trap] as (...args: unknown[]) => unknown)(...args);
    };
  }
  return new Proxy(target, handler);
}
