import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Returns true when a request may go on: it comes from a page of one of `origins`, or from no page. Otherwise sends
 * the response: 204 to a preflight request, 403 to another origin.
 */
export function allowOrigin(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  origins: readonly string[],
): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!origins.includes(origin)) {
    response.writeHead(403).end();
    return false;
  }
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Vary', 'Origin');
  if (method !== 'OPTIONS') return true;
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
  response.writeHead(204).end();
  return false;
}
