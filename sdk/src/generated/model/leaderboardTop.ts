/**
 * Generated from the contract, never edited.
 */
import type { LeaderboardEntry } from './leaderboardEntry.ts';

/**
 * The first ten players by total taps (descending), then invites (descending), then id (ascending).
 * @maxItems 10
 */
export type LeaderboardTop = LeaderboardEntry[];
