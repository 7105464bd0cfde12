import type { Contract, Parameter, Schema } from './contract.ts';

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

/**
 * Returns the text of `limits.ts`. A constant's name contains the path of its limit, such as
 * `profileUpdateDisplayNameMaxLength`.
 * @throws An Error if two limits have the same name but different values.
 */
export function limitsFile(contract: Contract): string {
  const constants = new Map<string, number | string>();
  for (const [name, value] of [...contractLimits(contract), ...ruleConstants(contract)]) {
    const other = constants.get(name) ?? value;
    if (other !== value) {
      throw new Error(
        `Two limits of the contract have the constant ${name}, but different values (${other} and ${value}). Rename a schema or a property.`,
      );
    }
    constants.set(name, value);
  }
  const lines = [...constants].map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
  );
  return `/** The limits and rules of the contract. Generated, never edited. */\n\n${lines.join('')}`;
}

type Constant = [name: string, value: number | string];

function contractLimits({ components, paths }: Contract): Constant[] {
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
  ];
}

function ruleConstants(contract: Contract): Constant[] {
  return Object.entries(contract['x-rules']).map(([name, value]) => [camelCase([name]), value]);
}

function schemaLimits(path: readonly string[], schema: Schema = {}): Constant[] {
  const own = Object.entries(schema).flatMap(([keyword, value]): Constant[] => {
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
  readonly parameters?: readonly Parameter[];
};

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'operationId' in value;
}

function camelCase(path: readonly string[]): string {
  const parts = path.flatMap((part) => part.split(/[^A-Za-z0-9]+/)).filter(Boolean);
  const joined = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
  return joined.charAt(0).toLowerCase() + joined.slice(1);
}
