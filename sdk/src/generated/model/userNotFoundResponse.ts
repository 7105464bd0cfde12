/**
 * Generated from the contract, never edited.
 */
import type { Problem } from './problem.ts';

/**
 * Not Found. `USER_NOT_FOUND`: There is no such player.
 */
export type UserNotFoundResponse = Problem;
