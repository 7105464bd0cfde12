import { fillIn, type Names } from './fill-in.ts';
import type { Ask } from './step.ts';

/** What of an answer has to be the same on both sides. */
export interface Answer {
  status: number;
  headers: Record<string, string | null>;
  body: unknown;
}

/** Sends a request under `/api` of `address` and reads what came back. */
export async function call(
  address: string,
  { method, path, headers, body, isBytes = false }: Ask,
  authorization: string | undefined,
  names: readonly Names[],
): Promise<Answer> {
  const response = await fetch(`${address}/api${fillIn(path, names)}`, {
    method,
    headers: { ...headers, ...(authorization !== undefined && { Authorization: authorization }) },
    ...(body !== undefined && {
      body: Buffer.from(fillIn(body, names), isBytes ? 'latin1' : 'utf8'),
    }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: {
      type: response.headers.get('Content-Type')?.replace(/;.*/, '') ?? null,
      caching: response.headers.get('Cache-Control'),
      allow: allowed(response.headers.get('Allow')),
      retryAfter: response.headers.get('Retry-After'),
    },
    body: text === '' ? undefined : JSON.parse(text),
  };
}

/** HEAD and OPTIONS are HTTP's own: a server may answer them, the contract has no operation for them. */
function allowed(header: string | null): string | null {
  const methods = header?.split(/,\s*/).filter((method) => !/^(HEAD|OPTIONS)$/.test(method));
  return methods?.sort().join(', ') ?? null;
}
