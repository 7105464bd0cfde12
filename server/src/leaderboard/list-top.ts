import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };
import { Problem } from '@bold/sdk/contract';
import { leaderboardMembers } from '@bold/sdk/limits';
import type { Handler } from '../contract/handler.ts';
import { countFrom, type TotalsRange, topEntries } from './leaderboard-repository.ts';
import { levelRange } from './level-range.ts';

/**
 * Lists the first ten players of the game, or of the level `level_id` if the query has it. `rank` is always the rank in
 * the whole game (decisions §5).
 */
export const listTop: Handler<'listTop'> = async ({ query }, { db, shards }) => {
  const range = query.level_id === undefined ? world : membersOf(query.level_id);
  const [entries, above] = await Promise.all([
    topEntries({ db, shards }, range, leaderboardMembers),
    range.below === null ? 0 : countFrom(shards, range.below),
  ]);
  // The entries are the highest of their range, so a player with more taps is above the range or is one of them.
  return entries.map((entry) => ({
    ...entry,
    rank: 1 + above + entries.findIndex(({ total_taps }) => total_taps === entry.total_taps),
  }));
};

const world: TotalsRange = { from: 0, below: null };

function membersOf(levelId: number): TotalsRange {
  const level = levels.find(({ id }) => id === levelId);
  if (!level) throw new Problem('LEVEL_NOT_FOUND', `No level has the id ${levelId}.`);
  return levelRange(level);
}
