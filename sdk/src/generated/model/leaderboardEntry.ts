/**
 * Generated from the contract, never edited.
 */
import type { Id } from './id.ts';
import type { TapCount } from './tapCount.ts';

/**
 * A player's entry on a leaderboard.
 */
export interface LeaderboardEntry {
  user_id: Id;
  /**
     * The name in the game.
     * @minLength 1
     * @maxLength 21
     * @nullable
     * @pattern ^[A-Za-z0-9_-]{1,21}$
     */
  display_name: string | null;
  total_taps: TapCount;
  /**
     * Rank in the world, the same on every list, which is 1 + the number of players with strictly more total taps.
     * @minimum 1
     * @maximum 9007199254740991
     */
  rank: number;
  /**
     * Rank within the current level, which is 1 + the number of its members with strictly more total taps. Only `GET /leaderboard/me` has it; absent from a server without the profile `level-ranks`.
     * @minimum 1
     * @maximum 9007199254740991
     */
  level_rank?: number;
  /**
     * ISO 3166-1 alpha-2 code, or null.
     * @nullable
     * @pattern ^[A-Z]{2}$
     */
  country_id: string | null;
  /**
     * The number of players that this player has invited. Breaks ties between equal totals.
     * @minimum 0
     * @maximum 9007199254740991
     */
  referrals_count: number;
}
