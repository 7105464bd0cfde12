import { fillIn, type Names } from './fill-in.ts';
import type { ApiRequest } from './step.ts';

/** The parts of a response that must be equal at both backends. */
export type HttpResponse = {
  status: number;
  headers: Record<string, string | null>;
  body: unknown;
};

/**
 * Sends a request to the backend at the base URL `address`. Fills in the placeholders in the path and the body.
 * @param names This backend's values for the placeholders, one element per player.
 */
export async function call(
  address: string,
  { method, path, headers, body, isBytes = false }: ApiRequest,
  authorization: string | undefined,
  names: readonly Names[],
): Promise<HttpResponse> {
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

function allowed(header: string | null): string | null {
  return header?.split(/,\s*/).sort().join(', ') ?? null;
}
