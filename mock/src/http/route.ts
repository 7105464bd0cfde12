import { Problem } from '@bold/sdk/contract';
import { type Operation, operations as table } from '@bold/sdk/operations';

export const operations: readonly Operation[] = Object.values(table);

/**
 * Returns the operation for a method and a path without the base path. For HEAD, returns the operation of GET
 * (decisions §3).
 * @throws `NOT_FOUND` for an unknown path.
 * @throws `METHOD_NOT_ALLOWED` for a method that the path does not have. The problem has the header `Allow`.
 */
export function route(method: string | undefined, path: string): Operation {
  const wanted = method === 'HEAD' ? 'GET' : method;
  const operation = operationsAt(path).find((candidate) => candidate.method === wanted);
  if (operation) return operation;
  const allow = allowedMethods(path);
  throw new Problem('METHOD_NOT_ALLOWED', `This path takes ${allow}.`, {
    headers: { Allow: allow },
  });
}

/** Returns true if the contract has the path, which must have no base path. */
export function isKnown(path: string): boolean {
  return operationsAt(path).length > 0;
}

/** Returns the value of the header `Allow` for a path. Throws `NOT_FOUND` for an unknown path. */
export function allowedMethods(path: string): string {
  const known = operationsAt(path).map(({ method }) => method);
  if (known.length === 0) throw new Problem('NOT_FOUND');
  return [...known, ...(known.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort().join(', ');
}

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
