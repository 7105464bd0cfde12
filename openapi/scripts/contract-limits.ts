type LimitedSchema = {
  readonly properties?: Readonly<Record<string, LimitedSchema>>;
  readonly items?: LimitedSchema;
  readonly allOf?: readonly LimitedSchema[];
  readonly anyOf?: readonly LimitedSchema[];
  readonly oneOf?: readonly LimitedSchema[];
  readonly [keyword: string]: unknown;
};

type LimitedParameter = { readonly name?: string; readonly schema?: LimitedSchema };

/** The parts of a bundled contract that have limits. */
export type LimitedContract = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, LimitedSchema>>;
    readonly parameters?: Readonly<Record<string, LimitedParameter>>;
  };
  readonly 'x-rules'?: Readonly<Record<string, number>>;
};

/** The ending of a constant's name for each JSON Schema keyword that limits a value. */
const endings: Readonly<Record<string, string>> = {
  minimum: 'Min',
  maximum: 'Max',
  exclusiveMinimum: 'ExclusiveMin',
  exclusiveMaximum: 'ExclusiveMax',
  multipleOf: 'MultipleOf',
  minLength: 'MinLength',
  maxLength: 'MaxLength',
  pattern: 'Pattern',
  minItems: 'MinItems',
  maxItems: 'MaxItems',
  minProperties: 'MinProperties',
};

/** The name of a limit as a constant, and its value. */
export type Limit = readonly [name: string, value: number | string];

/**
 * Returns the limits of schemas and parameters, and the constants of `rules.json`. A name contains the path of its
 * limit, such as `profileUpdateDisplayNameMaxLength`, and several limits can have one name.
 */
export function contractLimits({ components, paths, ...rest }: LimitedContract): Limit[] {
  const schemas = Object.entries(components.schemas);
  const shared = Object.entries(components.parameters ?? {});
  const operations = Object.values(paths).flatMap((path) =>
    Object.values(path).filter(isOperation),
  );
  return [
    ...schemas.flatMap(([name, schema]) => schemaLimits([name], schema)),
    ...shared.flatMap(([name, { schema }]) => schemaLimits([name], schema)),
    ...operations.flatMap(({ operationId, parameters = [] }) =>
      parameters.flatMap(({ name, schema }) => schemaLimits([operationId, name ?? ''], schema)),
    ),
    ...Object.entries(rest['x-rules'] ?? {}).map(
      ([name, value]): Limit => [camelCase([name]), value],
    ),
  ];
}

function schemaLimits(path: readonly string[], schema: LimitedSchema = {}): Limit[] {
  const own = Object.entries(schema).flatMap(([keyword, value]): Limit[] => {
    const ending = endings[keyword];
    const isLimit = typeof value === 'number' || typeof value === 'string';
    return ending && isLimit ? [[camelCase(path) + ending, value]] : [];
  });
  const { properties = {}, items, allOf = [], anyOf = [], oneOf = [] } = schema;
  return [
    ...own,
    ...Object.entries(properties).flatMap(([name, property]) =>
      schemaLimits([...path, name], property),
    ),
    ...(items ? schemaLimits([...path, 'item'], items) : []),
    ...[...allOf, ...anyOf, ...oneOf].flatMap((part) => schemaLimits(path, part)),
  ];
}

type Operation = {
  readonly operationId: string;
  readonly parameters?: readonly LimitedParameter[];
};

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'operationId' in value;
}

function camelCase(path: readonly string[]): string {
  const parts = path.flatMap((part) => part.split(/[^A-Za-z0-9]+/)).filter(Boolean);
  const joined = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
  return joined.charAt(0).toLowerCase() + joined.slice(1);
}
