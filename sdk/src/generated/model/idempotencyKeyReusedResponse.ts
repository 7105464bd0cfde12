/**
 * Generated from the contract, never edited.
 */
import type { Problem } from './problem.ts';

/**
 * Unprocessable Entity. `IDEMPOTENCY_KEY_REUSED`: The idempotency key belongs to another request.
 */
export type IdempotencyKeyReusedResponse = Problem;
