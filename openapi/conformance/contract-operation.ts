import {
  type Header,
  type OpenApiDocument,
  operationsOf,
  type Parameter,
  type Response,
  type Schema,
} from '../scripts/document.ts';
import { resolveReference } from '../scripts/resolve-reference.ts';

/** An operation with all references resolved. */
export type ContractOperation = {
  id: string;
  tag: string;
  /** The value of `x-profile`, by default `core`. */
  profile: string;
  method: string;
  /** The path template, such as `/user/profile/{id}`. */
  path: string;
  /** Matches the request paths of this operation. The caller must remove the query first. */
  fits: RegExp;
  parameters: Parameter[];
  body: Schema | undefined;
  bodyExamples: Record<string, unknown>;
  responses: Record<string, Response & { headers: Record<string, Header> }>;
  problems: string[];
};

/** Returns all operations of a document, in the order of the document. */
export function readOperations(document: OpenApiDocument): ContractOperation[] {
  return operationsOf(document).map(({ method, path, operation }) => {
    const content = operation.requestBody?.content['application/json'];
    return {
      id: operation.operationId,
      tag: operation.tags?.[0] ?? '',
      profile: operation['x-profile'] ?? 'core',
      method: method.toUpperCase(),
      path,
      fits: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
      parameters: (operation.parameters ?? []).map((one) => resolveReference(document, one)),
      body: content?.schema,
      bodyExamples: mapValues(content?.examples ?? {}, ({ value }) => value),
      responses: mapValues(operation.responses, (response) => {
        const { headers = {}, ...rest } = resolveReference(document, response);
        return { ...rest, headers: mapValues(headers, (one) => resolveReference(document, one)) };
      }),
      problems: operation['x-problems'] ?? [],
    };
  });
}

/** Returns the operation of a request, or undefined if no operation matches. A path without parameters has priority. */
export function findOperation(
  operations: ContractOperation[],
  method: string,
  path: string,
): ContractOperation | undefined {
  const [bare = ''] = path.split('?');
  const fitting = operations.filter((one) => one.method === method && one.fits.test(bare));
  return fitting.find((one) => one.path === bare) ?? fitting[0];
}

/** Returns the profile of the operations of a request path. An unknown path belongs to `core`. */
export function profileOf(operations: ContractOperation[], path: string): string {
  const [bare = ''] = path.split('?');
  return operations.find(({ fits }) => fits.test(bare))?.profile ?? 'core';
}

function mapValues<From, To>(record: Record<string, From>, map: (value: From) => To) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
