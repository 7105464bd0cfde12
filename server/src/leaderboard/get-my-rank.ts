import type { Handler } from '../contract/handler.ts';
import { findEntry } from './leaderboard-repository.ts';

/**
 * Returns the caller's leaderboard entry, or null without taps. The rank is 1 + the number of users with strictly more
 * taps (decisions §5).
 */
export const getMyRank: Handler<'getMyRank'> = async ({ userId }, { db }) =>
  (await findEntry(db, userId)) ?? null;
