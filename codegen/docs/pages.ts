import type { Contract } from "../contract.js";
import type { Catalogue } from "../rules.js";
import type { Page } from "./document.js";
import { examplesOf, readVectors } from "./examples.js";
import { referencePage } from "./reference.js";
import { rulesPage } from "./rules.js";

/** Every page of the reference: one for each protocol, and the rules. Examples are read from the vectors below `root`. */
export function referencePages(root: string, contracts: readonly Contract[], catalogues: readonly Catalogue[]): Page[] {
  return [
    ...contracts.map((contract) => referencePage(contract, examplesOf(contract, readVectors(root, contract.registry.protocol)))),
    rulesPage(catalogues, contracts),
  ];
}
