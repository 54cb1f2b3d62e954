import { defineConfig } from "vitest/config";

/** Tests that need a real browser, apart from `npm test`, which needs Node alone. */
export default defineConfig({ test: { include: ["test/**/*.browser.ts"], testTimeout: 300_000, hookTimeout: 180_000 } });
