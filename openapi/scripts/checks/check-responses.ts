import type { Catalogue, Header, OpenApiDocument, PlacedOperation, Response } from '../document.ts';
import { operationsOf } from '../document.ts';
import { resolveReference } from '../resolve-reference.ts';

/**
 * Checks the responses, the security and the `x-problems` of each operation. Must run before `addProblems`.
 * @returns An error message per violation.
 */
export function checkResponses(document: OpenApiDocument, { problems }: Catalogue): string[] {
  return operationsOf(document).flatMap((placed) => {
    const { method, path, operation } = placed;
    const place = `${method.toUpperCase()} ${path}`;
    const statuses = Object.keys(operation.responses);
    const [status = '', ...others] = statuses.filter((each) => each.startsWith('2'));
    const faults =
      status === '' || others.length > 0
        ? [`${place} needs exactly one 2xx response, such as "200".`]
        : successFaults(document, placed, status);
    if ('security' in operation)
      faults.push(
        `${place} has a security of its own; remove it, every operation needs init data.`,
      );
    for (const own of statuses.filter((each) => each >= '400'))
      faults.push(
        `${place} writes a ${own} response; list its code under "x-problems", the bundle adds the response.`,
      );
    return [...faults, ...problemFaults(place, operation['x-problems'] ?? [], problems)];
  });
}

function successFaults(
  document: OpenApiDocument,
  { method, path, operation }: PlacedOperation,
  status: string,
): string[] {
  const place = `${method.toUpperCase()} ${path}`;
  const { content = {}, headers = {} } = resolveReference<Response>(
    document,
    operation.responses[status] ?? {},
  );
  const faults: string[] = [];
  const reference = content['application/json']?.schema?.$ref ?? '';
  if (!reference.startsWith('#/components/schemas/'))
    faults.push(
      `${place}: the ${status} response needs "application/json" content with a named schema; write the schema into openapi/schemas/ and refer to it.`,
    );
  const header = headers['Cache-Control'];
  const value = header && resolveReference<Header>(document, header).schema?.const;
  if (typeof value !== 'string')
    faults.push(
      `${place}: the ${status} response needs a Cache-Control header; refer to CacheControlNoStore or CacheControlFresh in openapi/schemas/headers.yaml.`,
    );
  else if (method !== 'get' && value !== 'no-store')
    faults.push(
      `${place}: the ${status} response must not be cached, because it is not a GET; refer to CacheControlNoStore.`,
    );
  return faults;
}

function problemFaults(
  place: string,
  listed: readonly string[],
  catalogue: Catalogue['problems'],
): string[] {
  return listed.flatMap((code) => {
    const where = catalogue[code]?.where;
    if (where === undefined)
      return [
        `${place} lists ${code} under "x-problems"; openapi/problems.yaml does not have it, add it there or correct it.`,
      ];
    if (where === 'operation') return [];
    return [
      `${place} lists ${code} under "x-problems"; remove it, the bundle adds it where it belongs (where: ${where}).`,
    ];
  });
}
