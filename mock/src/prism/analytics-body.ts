import type { IncomingHttpHeaders } from 'node:http';
import { gunzipSync } from 'node:zlib';
import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };

/** The largest body, counted after inflation, in bytes. */
export const analyticsBodyBytes = 1_048_576;

/** A refused request, with the status and the message of the response. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Throws a 401 unless `token` is the development token. */
export function requireToken(token: unknown): void {
  if (typeof token !== 'string' || token === '') {
    const missing = 'The token is not specified in the headers or is specified incorrectly.';
    throw new Refusal(401, missing);
  }
  if (token !== development.analytics_token) throw new Refusal(401, 'Token is invalid.');
}

/** Returns the inflated bytes of a JSON body. Throws a 415, 413 or 400. */
export function inflate(body: Uint8Array, headers: IncomingHttpHeaders): Uint8Array {
  const encoding = headers['content-encoding'] ?? 'identity';
  const isJson = /^application\/json\s*(;|$)/i.test(String(headers['content-type'] ?? ''));
  if (!isJson) throw new Refusal(415, 'Send application/json.');
  if (encoding !== 'gzip' && encoding !== 'identity') {
    throw new Refusal(415, 'Send the body plain or as gzip.');
  }
  const bytes = encoding === 'gzip' ? gunzip(body) : body;
  if (bytes.length > analyticsBodyBytes) throw new Refusal(413, 'The body is too large.');
  return bytes;
}

function gunzip(body: Uint8Array): Uint8Array {
  try {
    return gunzipSync(body, { maxOutputLength: analyticsBodyBytes });
  } catch (error) {
    const isLarge = error instanceof RangeError;
    throw isLarge
      ? new Refusal(413, 'The body is too large.')
      : new Refusal(400, 'Failed to record.');
  }
}

/** Parses the bytes as JSON. Throws a 400 for anything else. */
export function parseBody(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, 'Failed to record.');
  }
}
