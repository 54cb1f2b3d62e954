// Generated from codegen/emit/validators.ts by `npm run generate`. Do not edit.

/** One thing that a value breaks, as Ajv reports it. */
export interface ValidationFault {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A precompiled validator. After a call that returned false, `errors` has every fault found. */
export interface Validate {
  (value: unknown): boolean;
  errors?: readonly ValidationFault[] | null;
}
