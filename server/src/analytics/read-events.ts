import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { payloadTooLarge } from '@bold/sdk/contract';
import { analyticsBodyBytes } from '@bold/sdk/limits';
import type { Context } from '../context.ts';
import { Refusal } from './responses.ts';

/**
 * Returns true if the body of a request is gzip, and false if it is plain. Reads only the headers.
 * @throws `Refusal` with 415 for another type or encoding
 * @throws `Problem` with 413 if the body is too long
 */
export function readEncoding(ctx: Context): boolean {
  const encoding = ctx.get('Content-Encoding').trim().toLowerCase();
  if (!/^application\/json\s*(;|$)/i.test(ctx.get('Content-Type').trim())) {
    throw new Refusal(415, 'Send application/json.');
  }
  if (!['', 'identity', 'gzip'].includes(encoding)) {
    throw new Refusal(415, 'Send the body plain or as gzip.');
  }
  if ((ctx.request.length ?? 0) > analyticsBodyBytes) throw payloadTooLarge(analyticsBodyBytes);
  return encoding === 'gzip';
}

const unzip = promisify(gunzip);

/**
 * Inflates gzip, up to the size limit of a plain body.
 * @throws `Refusal` with 413 above this limit
 * @throws `Refusal` with 400 if the bytes are not valid gzip
 */
export async function inflate(bytes: Buffer): Promise<Buffer> {
  try {
    return await unzip(bytes, { maxOutputLength: analyticsBodyBytes });
  } catch (error) {
    // The limit stops inflating before a small body (a gzip bomb) has filled the memory.
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLarge
      ? new Refusal(413, 'The body is too large.')
      : new Refusal(400, 'Failed to record.');
  }
}
