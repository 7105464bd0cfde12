/**
 * Generated from the contract, never edited.
 */
import type { Problem } from './problem.ts';

/**
 * Payload Too Large. `PAYLOAD_TOO_LARGE`: The body is too large.
 */
export type PayloadTooLargeResponse = Problem;
