import { analyticsBodyBytes } from '@bold/sdk/limits';
import type { Context } from 'koa';
import { readBytes } from '../http/read-body.ts';
import { inflate } from './inflate.ts';
import { parseEvents, type SentEvent } from './parse-events.ts';
import { Refusal } from './refusal.ts';

/** Reads the events of a request, plain or gzip. Throws a 415, 413 or 400. */
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
