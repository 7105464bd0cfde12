import { retryAfterSeconds } from '@bold/sdk/limits';
import type { Context } from '../context.ts';
import type { NextProof } from './proofs.ts';

/** An expected error of the analytics backend: a status of its contract, and the message of the response. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.headers = headers;
  }
}

/** Sends a receipt, which is the body of every 2xx and 429 (decisions §8). A 429 also gets `Retry-After`. */
export function sendReceipt(
  ctx: Context,
  status: 202 | 429,
  message: string,
  next: NextProof,
): void {
  ctx.status = status;
  if (status === 429) ctx.set('Retry-After', String(retryAfterSeconds));
  ctx.body = { message, ...next };
}

/** Sends a refusal in the form of the analytics contract. */
export function sendRefusal(ctx: Context, { status, message, headers }: Refusal): void {
  ctx.status = status;
  ctx.set(headers);
  ctx.body = { status, message };
}
