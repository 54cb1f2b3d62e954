// Generated from package.json by `npm run generate`. Do not edit.

/** Version of this package. */
export declare const VERSION: "0.1.0";
