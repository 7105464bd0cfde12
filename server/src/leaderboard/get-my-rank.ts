import type { Handler } from '../http/handler.ts';
import { findEntry } from './leaderboard-repository.ts';

/** The caller's line; the rank is 1 + the users with strictly more taps, none without taps (decisions §5). */
export const getMyRank: Handler<'getMyRank'> = async ({ userId }, { db }) =>
  (await findEntry(db, userId)) ?? null;
