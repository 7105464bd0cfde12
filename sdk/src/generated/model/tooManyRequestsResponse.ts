/**
 * Generated from the contract, never edited.
 */
import type { Problem } from './problem.ts';

/**
 * Too Many Requests. `TOO_MANY_REQUESTS`: Too many requests.
 */
export type TooManyRequestsResponse = Problem;
