import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { analyticsBodyBytes } from '@bold/sdk/limits';
import { Refusal } from './refusal.ts';

const unzip = promisify(gunzip);

/** Inflates gzip, up to the size limit of a plain body. Throws a 413 or 400. */
export async function inflate(bytes: Buffer): Promise<Buffer> {
  try {
    return await unzip(bytes, { maxOutputLength: analyticsBodyBytes });
  } catch (error) {
    // The limit stops the work before a small body has filled the memory.
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLarge
      ? new Refusal(413, 'The body is too large.')
      : new Refusal(400, 'Failed to record.');
  }
}
