import type { OpenApiDocument } from '../document.ts';
import { operationsOf } from '../document.ts';
import { resolveReference } from '../resolve-reference.ts';

/**
 * Checks that each operation has examples for all problem codes that it lists, and for no other codes. Also compares
 * the codes and statuses of these examples with the catalogue.
 * @returns An error message per fault.
 */
export function checkProblems(document: OpenApiDocument): string[] {
  const catalogue = document['x-problem-catalogue'] ?? {};
  const faults: string[] = [];
  const returned = new Set<string>();
  for (const { operation } of operationsOf(document)) {
    const listed = operation['x-problems'] ?? [];
    const shown: string[] = [];
    for (const [status, reference] of Object.entries(operation.responses)) {
      const { content = {} } = resolveReference(document, reference);
      for (const code of Object.keys(content['application/problem+json']?.examples ?? {})) {
        shown.push(code);
        if (String(catalogue[code]?.status) !== status)
          faults.push(
            `${operation.operationId} has an example of ${code} under the wrong status ${status}.`,
          );
      }
    }
    for (const code of listed.filter((each) => !shown.includes(each)))
      faults.push(`${operation.operationId} lists ${code} but has no example of it.`);
    for (const code of shown.filter((each) => !listed.includes(each)))
      faults.push(`${operation.operationId} has an example of ${code} but does not list it.`);
    for (const code of shown) returned.add(code);
  }
  for (const [code, { where, status, live }] of Object.entries(catalogue)) {
    // No operation may return a generic code, and at least one must return each other code.
    const generic = where === 'edge' || where === 'live';
    if (generic === returned.has(code))
      faults.push(
        generic
          ? `${code} is marked ${where} but an operation returns it.`
          : `${code} is in the catalogue but no operation returns it.`,
      );
    if (status === undefined && !live)
      faults.push(`${code} has neither a status nor a live action.`);
  }
  return faults;
}
