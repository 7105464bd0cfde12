import type { Catalogue, CatalogueProblem, PlacedOperation } from './document.ts';

/**
 * Returns the problems that an operation can return, in the catalogue's order: those it lists, and those of its method
 * and input.
 */
export function operationProblems(
  placed: PlacedOperation,
  catalogue: Catalogue,
): [string, CatalogueProblem][] {
  const { method, operation } = placed;
  const hasBody = operation.requestBody !== undefined;
  const hasInput = hasBody || (operation.parameters?.length ?? 0) > 0;
  const listed = new Set(operation['x-problems'] ?? []);
  return Object.entries(catalogue.problems).filter(([code, { where }]) => {
    if (where === 'every') return true;
    if (where === 'input') return hasInput;
    if (where === 'body') return hasBody;
    if (where === 'post') return method === 'post';
    return where === 'operation' && listed.has(code);
  });
}
