import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import type { LeaderboardEntry, ListTopParams } from '@bold/sdk';
import { currentLevel, rankOf, topEntries } from '@bold/sdk/game';
import { getGetMyRankMockHandler, getListTopMockHandler } from '@bold/sdk/msw';
import type { HttpHandler } from 'msw';
import type { Answers, Call } from './backend.ts';
import { levelList } from './levels.ts';
import { Problem } from './problem.ts';
import { invitedBy } from './referrals.ts';
import type { Player, World } from './world.ts';

/** The handlers of the tag `leaderboard`. */
export function leaderboard(answer: Answers): HttpHandler[] {
  return [
    getGetMyRankMockHandler(answer('getMyRank', getMyRank)),
    getListTopMockHandler(answer('listTop', listTop)),
  ];
}

function getMyRank({ world, player }: Call): LeaderboardEntry | null {
  return player.totalTaps > 0 ? entryOf(world, player) : null;
}

function listTop({ world, query }: Call & { query: ListTopParams }): LeaderboardEntry[] {
  const { level_id } = query;
  if (level_id !== undefined && !levelList.some(({ id }) => id === level_id)) {
    throw new Problem('LEVEL_NOT_FOUND', `No level has the id ${level_id}.`);
  }
  const members = world.players.filter(
    ({ totalTaps }) =>
      level_id === undefined || currentLevel(levelList, totalTaps)?.id === level_id,
  );
  const entries = members.map((player) => entryOf(world, player));
  return topEntries(entries, rules.leaderboard_members);
}

function entryOf(world: World, player: Player): LeaderboardEntry {
  const totals = world.players.map(({ totalTaps }) => totalTaps);
  return {
    user_id: player.id,
    display_name: player.displayName,
    total_taps: player.totalTaps,
    rank: rankOf(player.totalTaps, totals),
    country_id: player.countryId,
    referrals_count: invitedBy(world, player).length,
  };
}
