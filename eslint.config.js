import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

export default defineConfig(
  globalIgnores(["dist/", "generated/", "node_modules/", "site/", ".tmp/"]),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // Control characters are what some expressions here are about.
      "no-control-regex": "off",
      "no-console": "error",
      // Every file of ours is a module of named exports.
      "no-restricted-exports": ["error", { restrictDefaultExports: { direct: true } }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ["*.config.ts", "eslint.config.js", "codegen/emit/validators.ts"],
    rules: { "no-restricted-exports": "off" },
  },
  {
    // The neutral layers run in browsers and workers; Node is for the command and for codegen.
    files: ["src/**/*.ts"],
    ignores: ["src/cli/**", "src/node/**"],
    rules: {
      "no-restricted-imports": ["error", { patterns: ["node:*"] }],
      "no-restricted-globals": ["error", "process", "Buffer", "require", "__dirname", "eval", "Function"],
    },
  },
  {
    // Lines that must not compile have types that these rules stumble over.
    files: ["test/types/**"],
    rules: { "@typescript-eslint/no-unsafe-return": "off", "@typescript-eslint/no-unsafe-enum-comparison": "off" },
  },
  {
    // What the site of the reference runs in a browser.
    files: ["codegen/docs/assets/*.js"],
    languageOptions: {
      sourceType: "script",
      globals: Object.fromEntries(
        ["addEventListener", "document", "localStorage", "location", "matchMedia"].map((name) => [name, "readonly"]),
      ),
    },
  },
  { files: ["**/*.js", "**/*.mjs"], extends: [tseslint.configs.disableTypeChecked] },
);
