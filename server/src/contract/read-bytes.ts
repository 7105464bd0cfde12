import { Problem, payloadTooLarge } from '@bold/sdk/contract';
import type { Context } from '../context.ts';

/**
 * Reads the raw body.
 * @throws `PAYLOAD_TOO_LARGE` as soon as the body exceeds `maxBytes`
 * @throws `REQUEST_TIMEOUT` if reading fails before the body is complete
 */
export async function readBytes(ctx: Context, maxBytes: number): Promise<Buffer> {
  if ((ctx.request.length ?? 0) > maxBytes) throw payloadTooLarge(maxBytes);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of ctx.req.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > maxBytes) throw payloadTooLarge(maxBytes);
      chunks.push(chunk);
    }
  } catch (cause) {
    if (cause instanceof Problem) throw cause;
    throw new Problem('REQUEST_TIMEOUT', 'The request body is incomplete.', { cause });
  }
  return Buffer.concat(chunks);
}
