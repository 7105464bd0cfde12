import type { ReadOperation, ReadParameter } from './read-operations.ts';

export function operationsFile(operations: readonly ReadOperation[]): string {
  return `/** The operations that servers and mocks implement. Generated, never edited. */

${imports(operations)}
/** The input, the response and the problem codes of each operation of the contract. */
export type Operations = {\n${operations.map(typeOf).join('')}};

/** The table of all operations of the contract. */
export const operations: { [Id in keyof Operations]: TableRow<Id> } = {\n${operations.map(rowOf).join('')}};
`;
}

function imports(operations: readonly ReadOperation[]): string {
  const named = operations.flatMap(({ parameters, body, response }) => [
    ...parameters.map(({ type }) => type),
    body ?? '',
    response.schema,
  ]);
  const models = [...new Set(named)].filter((name) => /^[A-Z]\w*$/.test(name)).sort();
  return `import type { TableRow } from '../operations/operation.ts';
import type {\n${models.map((name) => `  ${name},\n`).join('')}} from './model/index.ts';
`;
}

function typeOf({ id, tag, parameters, body, response, problems }: ReadOperation): string {
  return `  ${id}: {
    tag: '${tag}';
    params: ${record(parameters.filter((parameter) => parameter.in === 'path'))};
    query: ${record(parameters.filter((parameter) => parameter.in === 'query'))};
    body: ${body ?? 'undefined'};
    response: ${response.schema};
    problems: ${problems.map((code) => `'${code}'`).join(' | ') || 'never'};
  };\n`;
}

function rowOf({ id, tag, method, path, ...operation }: ReadOperation): string {
  const row = {
    id,
    tag,
    method,
    path,
    parameters: operation.parameters.map(({ type: _, ...parameter }) => parameter),
    body: operation.body && schemaReference(operation.body),
    response: {
      status: operation.response.status,
      schema: schemaReference(operation.response.schema),
    },
    cacheControl: operation.cacheControl,
    problems: operation.problems,
  };
  return `  ${id}: ${JSON.stringify(row)},\n`;
}

function record(parameters: readonly ReadParameter[]): string {
  const fields = parameters.map(
    ({ name, required, type }) => `${name}${required ? '' : '?'}: ${type}`,
  );
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : 'Record<string, never>';
}

const schemaReference = (name: string) => `#/components/schemas/${name}`;
