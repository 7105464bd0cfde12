import type { OpenApiDocument } from '../document.ts';
import { operationsOf } from '../document.ts';
import { resolveReference } from '../resolve-reference.ts';

/**
 * Catalogue and answers agree both ways: each code that an operation lists has an example under its status, each such
 * example is of a listed code, and each code of the catalogue is answered by an operation unless it belongs before the
 * operations (`edge`) or to the live connection (`live`).
 */
export function checkProblems(document: OpenApiDocument): string[] {
  const catalogue = document['x-problem-catalogue'] ?? {};
  const faults: string[] = [];
  const answered = new Set<string>();
  for (const { operation } of operationsOf(document)) {
    const listed = operation['x-problems'] ?? [];
    const shown: string[] = [];
    for (const [status, reference] of Object.entries(operation.responses)) {
      const { content = {} } = resolveReference(document, reference);
      for (const code of Object.keys(content['application/problem+json']?.examples ?? {})) {
        shown.push(code);
        if (String(catalogue[code]?.status) !== status)
          faults.push(`${operation.operationId} shows ${code} under the wrong status ${status}.`);
      }
    }
    for (const code of listed.filter((each) => !shown.includes(each)))
      faults.push(`${operation.operationId} lists ${code} without an example.`);
    for (const code of shown.filter((each) => !listed.includes(each)))
      faults.push(`${operation.operationId} shows ${code} without listing it.`);
    for (const code of shown) answered.add(code);
  }
  for (const [code, { where, status, live }] of Object.entries(catalogue)) {
    const generic = where === 'edge' || where === 'live';
    if (generic === answered.has(code))
      faults.push(
        generic
          ? `${code} is marked ${where} but an operation answers it.`
          : `${code} is in the catalogue but no operation answers it.`,
      );
    if (status === undefined && !live)
      faults.push(`${code} has neither a status nor a place on the live connection.`);
  }
  return faults;
}
