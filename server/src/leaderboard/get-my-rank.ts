import type { Handler } from '../contract/handler.ts';
import { findEntry } from './leaderboard-repository.ts';

/**
 * Returns the caller's entry, or null if the caller has no taps (decisions §5). `rank` is 1 + the number of unbanned
 * users with more taps, and `level_rank` counts only users of the caller's level.
 */
export const getMyRank: Handler<'getMyRank'> = async ({ userId }, deps) =>
  (await findEntry(deps, userId)) ?? null;
