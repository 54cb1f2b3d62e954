/**
 * `npm run bundle` makes the command and its threads one file each, which start in a fraction of the time of their modules.
 * Validators explain what is wrong, which nobody asks as long as all is right: they stay apart until one is needed.
 */
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, "dist/cli");
const VALIDATORS = /[\\/]generated[\\/].*[\\/]validators\.js$/;

/** Puts in place of each module of validators functions that load it when one of them is called. */
const lazily: Plugin = {
  name: "lazily",
  setup(steps) {
    steps.onLoad({ filter: VALIDATORS }, async ({ path }) => {
      const file = `${relative(join(root, "generated"), dirname(path)).replaceAll(/[\\/]/g, "-")}-${basename(path, ".js")}.cjs`;
      await build({ entryPoints: [path], outfile: join(folder, file), bundle: true, platform: "node", format: "cjs", logLevel: "warning" });
      const names = Object.keys((await import(pathToFileURL(path).href)) as object);
      return { contents: standIn(file, names), resolveDir: folder };
    });
  },
};

/** A module that has the same functions as another, which it loads when one is called; what one says of its value is on it, too. */
function standIn(file: string, names: readonly string[]): string {
  return `import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
let all;
function lazy(name) {
  const validate = (...given) => {
    const own = (all ??= require("./${file}"))[name];
    const isValid = own(...given);
    validate.errors = own.errors;
    return isValid;
  };
  return validate;
}
${names.map((name) => `export const ${name} = lazy("${name}");`).join("\n")}
`;
}

await build({
  entryPoints: [join(folder, "main.js"), join(folder, "stretch-thread.js")],
  outdir: folder,
  bundle: true,
  platform: "node",
  format: "esm",
  allowOverwrite: true,
  minifyWhitespace: true,
  logLevel: "warning",
  plugins: [lazily],
});
