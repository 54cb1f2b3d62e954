import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import ts from "typescript";

/** The formats that a protocol promises and the validators assert, with the function of ajv-formats that decides each. */
export const FORMATS = { "date-time": { factory: "getDateTime", argument: "true" } } as const;

/**
 * Source of a module that exports `formats`, cut from ajv-formats' own: importing the package would bring its whole
 * table (37 KB) along for one format.
 */
export function formatsModule(): string {
  const file = createRequire(import.meta.url).resolve("ajv-formats/dist/formats.js");
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const needed = new Set<ts.Statement>();
  for (const { factory } of Object.values(FORMATS)) collect(factory, source, needed);
  const kept = source.statements.filter((statement) => needed.has(statement)).map((statement) => statement.getText(source));
  const entries = Object.entries(FORMATS).map(([name, { factory, argument }]) => `${JSON.stringify(name)}: ${factory}(${argument})`);
  return `${kept.join("\n")}\nexport const formats = { ${entries.join(", ")} };\n`;
}

/** Adds the top-level statement that declares `name`, and all that it uses. */
function collect(name: string, source: ts.SourceFile, needed: Set<ts.Statement>): void {
  const statement = source.statements.find((candidate) => declares(candidate, name));
  if (statement === undefined || needed.has(statement)) return;
  needed.add(statement);
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) collect(node.text, source, needed);
    ts.forEachChild(node, visit);
  };
  visit(statement);
}

function declares(statement: ts.Statement, name: string): boolean {
  if (ts.isFunctionDeclaration(statement)) return statement.name?.text === name;
  return (
    ts.isVariableStatement(statement) && statement.declarationList.declarations.some((declaration) => declaration.name.getText() === name)
  );
}
