import { type IncomingRequest, inputReader, type ValidInput } from '@bold/sdk/contract';
import type { Operation, OperationId } from '@bold/sdk/operations';
import { segmentsOf } from './route.ts';

/** The parts of a request that the mock reads. A `Request` has all of them. */
export type FetchRequest = {
  method: string;
  /** The whole URL. */
  url: string;
  headers: { get: (name: string) => string | null };
  arrayBuffer: () => Promise<ArrayBuffer | Uint8Array>;
};

/** Returns the path of a request without the base path, such as `/user/me` for `https://host/api/user/me`. */
export function apiPath({ url }: Pick<FetchRequest, 'url'>): string {
  return new URL(url).pathname.replace(/^.*?\/api(?=\/)/, '');
}

/** Reads and validates the input of an operation. Throws the same problems as `inputReader` of the contract runtime. */
export function readInput<Id extends OperationId>(
  operation: Operation<Id>,
  request: FetchRequest,
): Promise<ValidInput<Id>> {
  const read = inputReader(operation);
  return read(incoming(operation, request));
}

function incoming({ path }: Operation, request: FetchRequest): IncomingRequest {
  const template = segmentsOf(path);
  const segments = segmentsOf(apiPath(request));
  const { searchParams } = new URL(request.url);
  return {
    pathParameter: (name) => decoded(segments[template.indexOf(`{${name}}`)] ?? ''),
    queryParameter: (name) => searchParams.getAll(name),
    header: (name) => request.headers.get(name) ?? undefined,
    readBytes: async () => new Uint8Array(await request.arrayBuffer()),
  };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
