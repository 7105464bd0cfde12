import type { Context } from 'koa';
import type { NextProof } from './proofs.ts';

/** Sends the body that every 2xx and 429 has (decisions §8). A 429 also has `Retry-After`. */
export function sendReceipt(
  ctx: Context,
  status: 202 | 429,
  message: string,
  next: NextProof,
): void {
  ctx.status = status;
  if (status === 429) ctx.set('Retry-After', '2');
  ctx.body = { message, ...next };
}
