import type { Context } from 'koa';
import type { NextProof } from './proofs.ts';

/** Answers what every 2xx and 429 answers (decisions §8); a 429 also says when to come again. */
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
