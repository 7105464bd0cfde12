import type { IncomingHttpHeaders } from 'node:http';
import { gunzipSync } from 'node:zlib';
import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };

const { analytics_event_bytes: eventBytes } = rules;

/** The maximum size of a body in bytes, both before and after decompression. */
export const analyticsBodyBytes = rules.analytics_body_bytes;

/** An error response. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Throws a `Refusal` with 401 unless `token` is the development token. */
export function requireToken(token: unknown): void {
  if (typeof token !== 'string' || token === '') {
    const missing = 'The token is not specified in the headers or is specified incorrectly.';
    throw new Refusal(401, missing);
  }
  if (token !== development.analytics_token) throw new Refusal(401, 'Token is invalid.');
}

/**
 * Checks the headers and the size of a body.
 * @throws A `Refusal` with 415 for a wrong content type or content encoding, or with 413 for a body that is too large.
 */
export function requireReadable(body: Uint8Array, headers: IncomingHttpHeaders): void {
  const encoding = encodingOf(headers);
  const isJson = /^application\/json\s*(;|$)/i.test(String(headers['content-type'] ?? ''));
  if (!isJson) throw new Refusal(415, 'Send application/json.');
  if (encoding !== 'gzip' && encoding !== 'identity') {
    throw new Refusal(415, 'Send the body plain or as gzip.');
  }
  if (body.length > analyticsBodyBytes) throw new Refusal(413, 'The body is too large.');
}

/**
 * Returns the bytes of a body. Inflates a gzip body.
 * @throws A `Refusal` with 413 if the inflated bytes are too large, or with 400 if the gzip is broken.
 */
export function inflate(body: Uint8Array, headers: IncomingHttpHeaders): Uint8Array {
  return encodingOf(headers) === 'gzip' ? gunzip(body) : body;
}

const encodingOf = (headers: IncomingHttpHeaders) => headers['content-encoding'] ?? 'identity';

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

/** Parses the bytes as JSON. Throws a `Refusal` with 400 if they are not JSON in UTF-8. */
export function parseBody(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, 'Failed to record.');
  }
}

/** Throws a `Refusal` with 413 if the JSON of an event is too large. */
export function requireSmall(events: readonly unknown[]): void {
  const isLarge = (event: unknown) => Buffer.byteLength(JSON.stringify(event)) > eventBytes;
  if (events.some(isLarge)) throw new Refusal(413, 'An event is too large.');
}
