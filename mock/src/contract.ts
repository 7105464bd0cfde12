import { type Operation, operations as table } from '@bold/sdk/operations';

/** All operations of the contract. */
export const operations: readonly Operation[] = Object.values(table);

/** Returns the operations at a path without the base path, by method; empty for an unknown path (decisions §3). */
export function operationsAt(path: string): Operation[] {
  const segments = segmentsOf(path);
  const matching = operations.filter((operation) => fits(segmentsOf(operation.path), segments));
  // "/user/profile/me" is a path of its own, not a profile whose id is "me".
  const fewest = Math.min(...matching.map(wildcards));
  return matching.filter((operation) => wildcards(operation) === fewest);
}

/** The segments of a path or of an operation's template: `['user', 'profile', '{id}']`. */
export function segmentsOf(path: string): string[] {
  return path.split('/').slice(1);
}

function fits(template: string[], segments: string[]): boolean {
  return (
    template.length === segments.length &&
    template.every((part, index) => (isWildcard(part) ? segments[index] : part === segments[index]))
  );
}

const isWildcard = (segment: string) => segment.startsWith('{');
const wildcards = ({ path }: Operation) => segmentsOf(path).filter(isWildcard).length;

/** A key as one segment of a JSON Pointer (RFC 6901). */
export function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
