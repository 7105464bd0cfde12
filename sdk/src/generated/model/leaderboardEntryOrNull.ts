/**
 * Generated from the contract, never edited.
 */
import type { LeaderboardEntry } from './leaderboardEntry.ts';

/**
 * The caller's entry, null while the caller has no taps.
 */
export type LeaderboardEntryOrNull = LeaderboardEntry | null;
