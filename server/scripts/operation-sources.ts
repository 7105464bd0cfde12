import type { ReadOperation, ReadParameter } from './read-operations.ts';

const heading = '// Generated from openapi/dist/openapi.json by `npm run generate`. Do not edit.\n';

/** The source of `operation-types.ts`: input and answer of each operation, in the contract's names. */
export function operationTypes(operations: ReadOperation[]): string {
  const named = operations.flatMap(({ parameters, body, answer }) => [
    ...parameters.map(({ type }) => type),
    body ?? '',
    answer.schema,
  ]);
  const imports = [...new Set(named)].filter((name) => /^[A-Z]\w*$/.test(name)).sort();
  const entries = operations.map(
    ({ id, parameters, body, answer }) => `  ${id}: {
    params: ${record(parameters.filter((parameter) => parameter.in === 'path'))};
    query: ${record(parameters.filter((parameter) => parameter.in === 'query'))};
    body: ${body ?? 'undefined'};
    answer: ${answer.schema};
  };\n`,
  );
  return `${heading}import type {\n${imports.map((name) => `  ${name},\n`).join('')}} from '@bold/sdk';

/** What each operation of the contract takes and answers. */
export type Operations = {\n${entries.join('')}};\n`;
}

/** The source of `operations.ts`: one row per operation, with its handler. */
export function operationsTable(operations: ReadOperation[]): string {
  const imports = operations
    .map(({ id, tag }) => `import { ${id} } from '../${tag}/${kebabCase(id)}.ts';\n`)
    .sort();
  const rows = operations.map(({ id, tag, body, ...operation }) => {
    const row = {
      id,
      tag,
      method: operation.method,
      path: operation.path,
      parameters: operation.parameters.map(({ type: _, ...parameter }) => parameter),
      body: body && `#/components/schemas/${body}`,
      answer: {
        status: operation.answer.status,
        schema: `#/components/schemas/${operation.answer.schema}`,
      },
      cacheControl: operation.cacheControl,
      problems: operation.problems,
    };
    return `  ${id}: ${JSON.stringify(row).slice(0, -1)},"handler":${id}},\n`;
  });
  return `${heading}import type { OperationId } from '../http/handler.ts';
import type { Operation } from '../http/operation.ts';
${imports.join('')}
/** Every operation of the contract and who answers it. */
export const operations: { [Id in OperationId]: Operation<Id> } = {\n${rows.join('')}};\n`;
}

function record(parameters: ReadParameter[]): string {
  const fields = parameters.map(
    ({ name, required, type }) => `${name}${required ? '' : '?'}: ${type}`,
  );
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : 'Record<string, never>';
}

const kebabCase = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
