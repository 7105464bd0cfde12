import type { Handler } from '../contract/handler.ts';
import { findEntry } from './leaderboard-repository.ts';

/**
 * Returns the caller's leaderboard entry, or null if the caller has no taps. The entry has two ranks, in which banned
 * users do not count (decisions §5):
 * - `rank` is 1 + the number of users who have more taps than the caller
 * - `level_rank` is 1 + the number of users of the caller's level who have more taps than the caller
 */
export const getMyRank: Handler<'getMyRank'> = async ({ userId }, deps) =>
  (await findEntry(deps, userId)) ?? null;
