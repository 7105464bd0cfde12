import type { Operation } from '@bold/sdk/operations';

/**
 * The text of `handlers.ts`: which file handles each operation. `getMe` of the tag `users` is handled by
 * `users/get-me.ts`, so a missing file does not compile.
 */
export function handlersFile(operations: readonly Operation[]): string {
  const imports = operations
    .map(({ id, tag }) => `import { ${id} } from '../${tag}/${kebabCase(id)}.ts';\n`)
    .sort();
  return `// Generated from the contract by \`npm run generate\`. Do not edit.
import type { OperationId } from '@bold/sdk/operations';
import type { Handler } from '../http/handler.ts';
${imports.join('')}
/** The handler of each operation of the contract. */
export const handlers: { [Id in OperationId]: Handler<Id> } = {
${operations.map(({ id }) => `  ${id},\n`).join('')}};
`;
}

const kebabCase = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
