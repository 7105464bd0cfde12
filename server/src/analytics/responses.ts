import { retryAfterSeconds } from '@bold/sdk/limits';
import type { Context } from '../context.ts';
import type { NextProof } from './proofs.ts';

/**
 * An expected error of the analytics backend. `status` is a status of the contract, and `message` is sent in the
 * response.
 */
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

/**
 * Sends a receipt, which contains `message` and the data that the client needs for its next request (decisions §8).
 * Every 202 response to events and every 429 response has a receipt as its body.
 */
export function sendReceipt(
  ctx: Context,
  status: 202 | 429,
  message: string,
  next: NextProof,
): void {
  ctx.status = status;
  ctx.body = { message, ...next };
}

/** Sends a 429 with a receipt as its body and with the header `Retry-After`. */
export function sendTooMany(ctx: Context, { message, seconds }: TooMany, next: NextProof): void {
  ctx.set('Retry-After', String(seconds));
  sendReceipt(ctx, 429, message, next);
}

/** Sends a refusal in the form of the analytics contract. */
export function sendRefusal(ctx: Context, { status, message, headers }: Refusal): void {
  ctx.status = status;
  ctx.set(headers);
  ctx.body = { status, message };
}
