/**
 * Generated from the contract, never edited.
 */
import type { LeaderboardEntry } from './leaderboardEntry.ts';

/**
 * The player's own line, null while the player has no taps.
 */
export type LeaderboardEntryOrNull = LeaderboardEntry | null;
