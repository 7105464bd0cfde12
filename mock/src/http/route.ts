import { Problem } from '@bold/sdk/contract';
import { type Operation, operations as table } from '@bold/sdk/operations';

/** All operations of the contract. */
export const operations: readonly Operation[] = Object.values(table);

/**
 * Returns the operation of a method at a path without the base path. Throws `NOT_FOUND`, or `METHOD_NOT_ALLOWED` with
 * the header `Allow` (decisions §3).
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

/** Returns the segments of a path or of an operation's template: `['user', 'profile', '{id}']`. */
export function segmentsOf(path: string): string[] {
  return path.split('/').slice(1);
}

function operationsAt(path: string): Operation[] {
  const segments = segmentsOf(path);
  const matching = operations.filter((operation) => fits(segmentsOf(operation.path), segments));
  // "/user/profile/me" is a path of its own, not a profile whose id is "me".
  const fewest = Math.min(...matching.map(wildcards));
  return matching.filter((operation) => wildcards(operation) === fewest);
}

function fits(template: string[], segments: string[]): boolean {
  return (
    template.length === segments.length &&
    template.every((part, index) => (isWildcard(part) ? segments[index] : part === segments[index]))
  );
}

const isWildcard = (segment: string) => segment.startsWith('{');
const wildcards = ({ path }: Operation) => segmentsOf(path).filter(isWildcard).length;
