/**
 * Generated from the contract, never edited.
 */
import type { Problem } from './problem.ts';

/**
 * Forbidden. `PLAYER_BANNED`: The player is banned.
 */
export type PlayerBannedResponse = Problem;
