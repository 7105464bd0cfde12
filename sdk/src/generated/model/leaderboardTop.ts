/**
 * Generated from the contract, never edited.
 */
import type { LeaderboardEntry } from './leaderboardEntry.ts';

/**
 * The first ten by total taps, then invites, then lower id, descending, descending, ascending.
 * @maxItems 10
 */
export type LeaderboardTop = LeaderboardEntry[];
