/** A JSON Schema, as far as limits are read from it. */
export interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly [keyword: string]: unknown;
}

/** A parameter of an operation, or a reference to one. */
export interface Parameter {
  readonly name?: string;
  readonly schema?: Schema;
}

/** One entry of the problem catalogue. */
export interface CatalogueEntry {
  readonly status?: number;
  readonly title: string;
  readonly retryable: boolean;
  readonly live?: 'drop' | 'resend';
}

/** The contract's bundle, as far as constants are made from it. */
export interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters?: Readonly<Record<string, Parameter>>;
  };
  readonly 'x-problem-catalogue': Readonly<Record<string, CatalogueEntry>>;
  readonly 'x-live-close-codes': Readonly<
    Record<string, { readonly title: string; readonly reconnect: boolean }>
  >;
  readonly 'x-rules': Readonly<Record<string, number>>;
}
