import type { Contract, Parameter, Schema } from './contract.ts';

/** The keywords that limit a value, and how the constant's name ends. */
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
 * The text of `limits.ts`: every limit of a schema or parameter as a constant named after its way
 * there (`ProfileUpdate.display_name.maxLength` is `profileUpdateDisplayNameMaxLength`), and the
 * contract's rules. Two limits with one name but different values are an error.
 */
export function limitsFile(contract: Contract): string {
  const constants = new Map<string, number | string>();
  for (const [name, value] of [...contractLimits(contract), ...ruleConstants(contract)]) {
    if (constants.has(name) && constants.get(name) !== value) {
      throw new Error(`Two limits of the contract would be called ${name}.`);
    }
    constants.set(name, value);
  }
  const lines = [...constants].map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
  );
  return `/** Every limit and rule of the contract, once. Generated, never edited. */\n\n${lines.join('')}`;
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

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'operationId' in value;
}

function camelCase(path: readonly string[]): string {
  const words = path.flatMap((part) => part.split(/[^A-Za-z0-9]+/)).filter(Boolean);
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return joined.charAt(0).toLowerCase() + joined.slice(1);
}
