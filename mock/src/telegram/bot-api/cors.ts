import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Whether a request to act for players goes on: from a page of one of `origins`, or from no page at all.
 * Answers it otherwise: a browser's question beforehand with 204, a page from elsewhere with 403.
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
