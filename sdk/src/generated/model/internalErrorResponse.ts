/**
 * Generated from the contract, never edited.
 */
import type { Problem } from './problem.ts';

/**
 * Internal Server Error. `INTERNAL_ERROR`: Something went wrong.
 */
export type InternalErrorResponse = Problem;
