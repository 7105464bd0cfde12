import { retryAfterSeconds } from '@bold/sdk/limits';
import type { Context } from '../context.ts';
import type { NextProof } from './proofs.ts';

/** An expected error of the analytics backend. The response has this `status` and `message`. */
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

/** The error for a 429 response. The body of the response is a receipt, see `sendReceipt`. */
export class TooMany extends Error {
  /** The seconds in `Retry-After`. */
  readonly seconds: number;

  constructor(message: string, seconds = retryAfterSeconds) {
    super(message);
    this.name = 'TooMany';
    this.seconds = seconds;
  }
}

/** Sends a receipt: `message` and the data for the client's next request (decisions §8). */
export function sendReceipt(
  ctx: Context,
  status: 202 | 429,
  message: string,
  next: NextProof,
): void {
  ctx.status = status;
  ctx.body = { message, ...next };
}

export function sendTooMany(ctx: Context, { message, seconds }: TooMany, next: NextProof): void {
  ctx.set('Retry-After', String(seconds));
  sendReceipt(ctx, 429, message, next);
}

export function sendRefusal(ctx: Context, { status, message, headers }: Refusal): void {
  ctx.status = status;
  ctx.set(headers);
  ctx.body = { status, message };
}
