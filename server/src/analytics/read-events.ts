import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { analyticsBodyBytes } from '@bold/sdk/limits';
import type { Context } from '../context.ts';
import { readBytes } from '../contract/read-bytes.ts';
import { parseEvents, type SentEvent } from './parse-events.ts';
import { Refusal } from './responses.ts';

/**
 * Reads the events in the body of a request, plain or gzip. Throws a `Refusal` or `Problem` with 415, 413, 408 or 400.
 */
export async function readEvents(ctx: Context): Promise<SentEvent[]> {
  const encoding = ctx.get('Content-Encoding').trim().toLowerCase();
  if (!/^application\/json\s*(;|$)/i.test(ctx.get('Content-Type').trim())) {
    throw new Refusal(415, 'Send application/json.');
  }
  if (!['', 'identity', 'gzip'].includes(encoding)) {
    throw new Refusal(415, 'Send the body plain or as gzip.');
  }
  const bytes = await readBytes(ctx, analyticsBodyBytes);
  return parseEvents(encoding === 'gzip' ? await inflate(bytes) : bytes);
}

const unzip = promisify(gunzip);

/** Inflates gzip, up to the size limit of a plain body. Throws a 413 or 400. */
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
