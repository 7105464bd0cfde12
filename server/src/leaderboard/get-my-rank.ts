import type { Handler } from '../contract/handler.ts';
import { findEntry } from './leaderboard-repository.ts';

/**
 * Returns the caller's entry. The rank is 1 + the users with strictly more taps; without taps there is none (decisions
 * §5).
 */
export const getMyRank: Handler<'getMyRank'> = async ({ userId }, { db }) =>
  (await findEntry(db, userId)) ?? null;
