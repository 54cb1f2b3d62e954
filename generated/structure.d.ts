// Generated from codegen/wasm/structure.wat by `npm run generate`. Do not edit.

/** The module as bytes, in base64. */
export declare const STRUCTURE: string;
