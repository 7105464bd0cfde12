import type { Handler } from '../contract/handler.ts';
import { findEntry } from './leaderboard-repository.ts';

/**
 * Returns the caller's entry with both ranks, or null if the caller has no taps (decisions §5). A rank is 1 + the
 * number of users with more taps, without banned users.
 */
export const getMyRank: Handler<'getMyRank'> = async ({ userId }, deps) =>
  (await findEntry(deps, userId)) ?? null;
