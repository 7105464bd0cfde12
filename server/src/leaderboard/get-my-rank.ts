import type { Handler } from '../contract/handler.ts';
import { findEntry } from './leaderboard-repository.ts';

/**
 * Returns the caller's leaderboard entry, or null if the caller has no taps. A rank is 1 + the number of users with
 * more taps, among all users or at the caller's level, without banned users (decisions §5).
 */
export const getMyRank: Handler<'getMyRank'> = async ({ userId }, deps) =>
  (await findEntry(deps, userId)) ?? null;
