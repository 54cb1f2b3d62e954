import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    // Some tests install the packed package or read very long lines; none asserts a time.
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
