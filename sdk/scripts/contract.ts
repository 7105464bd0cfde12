/** The parts of a JSON Schema that the generators read. */
export type Schema = {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly [keyword: string]: unknown;
};

/**
 * A parameter of an operation. `name` and `schema` are missing if the contract has a `$ref` in place of the parameter.
 */
export type Parameter = {
  readonly name?: string;
  readonly schema?: Schema;
};

export type CatalogueEntry = {
  readonly status?: number;
  readonly title: string;
  readonly retryable: boolean;
  readonly live?: 'drop' | 'resend';
};

/** The parts of the bundled contract that the generators read. */
export type Contract = {
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
};
