/**
 * Generated from the contract, never edited.
 */
import type { Problem } from './problem.ts';

/**
 * Conflict. `REQUEST_IN_PROGRESS`: A request with this key is in progress.
 */
export type RequestInProgressResponse = Problem;
