import type { Handler } from '../http/handler.ts';
import { countFrom, findLine } from './leaderboard-repository.ts';

/** The caller's line; the rank is 1 + the users with strictly more taps, none without taps (decisions §5). */
export const getMyRank: Handler<'getMyRank'> = async ({ userId }, { db }) => {
  const line = await findLine(db, userId);
  return line ? { ...line, rank: 1 + (await countFrom(db, line.total_taps + 1)) } : null;
};
