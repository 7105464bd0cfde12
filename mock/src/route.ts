import type { Operation } from '@bold/sdk/operations';
import { operationsAt } from './contract.ts';
import { Problem } from './problem.ts';

/**
 * The operation that a method asks for at a path without the base path. Throws NOT_FOUND, or
 * METHOD_NOT_ALLOWED with the header Allow.
 */
export function route(method: string | undefined, path: string): Operation {
  const known = operationsAt(path);
  if (known.length === 0) throw new Problem('NOT_FOUND');
  const operation = known.find((candidate) => candidate.method === method);
  if (operation) return operation;
  const allow = known.map((candidate) => candidate.method).join(', ');
  throw new Problem('METHOD_NOT_ALLOWED', `This path takes ${allow}.`, {
    headers: { Allow: allow },
  });
}
