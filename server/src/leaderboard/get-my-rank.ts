import type { Handler } from '../contract/handler.ts';
import { findEntry } from './leaderboard-repository.ts';

/**
 * Returns the caller's leaderboard entry, or null if the caller has no taps. The ranks ignore banned users (decisions
 * §5):
 * - `rank` is 1 + the number of users with more taps
 * - `level_rank` is 1 + the number of users with more taps at the caller's level
 */
export const getMyRank: Handler<'getMyRank'> = async ({ userId }, deps) =>
  (await findEntry(deps, userId)) ?? null;
