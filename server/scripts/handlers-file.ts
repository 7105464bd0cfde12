import type { Operation } from '@bold/sdk/operations';

/** Returns the text of `handlers.ts`, which imports the handler of each operation. */
export function handlersFile(operations: readonly Operation[]): string {
  const imports = operations
    .map((operation) => `import { ${operation.id} } from '../${handlerFile(operation)}';\n`)
    .sort();
  return `// Generated from the contract by \`npm run generate\`. Do not edit.
import type { Handlers } from '../contract/handler.ts';
${imports.join('')}
/** The handler of each operation of the contract. */
export const handlers: Handlers = {
${operations.map(({ id }) => `  ${id},\n`).join('')}};
`;
}

/** Returns the path of the file with an operation's handler, relative to `server/src`. */
export function handlerFile({ id, tag }: Operation): string {
  return `${tag}/${kebabCase(id)}.ts`;
}

/** Returns an error message for each problem that the handler throws but the operation does not list. */
export function unlistedProblems(operation: Operation, source: string): string[] {
  const { method, path, tag, problems } = operation;
  const thrown = [...source.matchAll(/new Problem\(\s*'([A-Z_]+)'/g)].map(([, code = '']) => code);
  const listed = new Set<string>(problems);
  return thrown
    .filter((code) => !listed.has(code))
    .map(
      (code) =>
        `server/src/${handlerFile(operation)} throws ${code}, which ${method} ${path} does not list; add it under "x-problems" in openapi/paths/${tag}.yaml and run npm run generate.`,
    );
}

const kebabCase = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
