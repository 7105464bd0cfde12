import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import type { LeaderboardEntry } from '@bold/sdk';
import { Problem } from '@bold/sdk/contract';
import { currentLevel, rankOf, topEntries } from '@bold/sdk/game';
import type { Call, CallOf, TagHandlers } from '../http/handler.ts';
import type { Player, World } from '../world/world.ts';
import { levelList } from './levels.ts';
import { invitedBy } from './referrals.ts';

export const leaderboard: TagHandlers<'leaderboard'> = { getMyRank, listTop };

function getMyRank({ world, player }: Call): LeaderboardEntry | null {
  if (player.totalTaps === 0) return null;
  const level = currentLevel(levelList, player.totalTaps)?.id;
  const members = totalsOf(world).filter((total) => currentLevel(levelList, total)?.id === level);
  return { ...entryOf(world, player), level_rank: rankOf(player.totalTaps, members) };
}

function listTop({ world, query }: CallOf<'listTop'>): LeaderboardEntry[] {
  const { level_id } = query;
  if (level_id !== undefined && !levelList.some(({ id }) => id === level_id)) {
    throw new Problem('LEVEL_NOT_FOUND', `No level has the id ${level_id}.`);
  }
  return topOf(world, level_id, rules.leaderboard_members);
}

/**
 * Returns the first `size` entries of a level's board, without banned players (decisions §5).
 * @param levelId `undefined` for the board of all players
 * @param isCandidate A function that returns false for a player to leave out
 */
export function topOf(
  world: World,
  levelId: number | undefined,
  size: number,
  isCandidate: (player: Player) => boolean = () => true,
): LeaderboardEntry[] {
  const members = world.players
    .filter((player) => !player.isBanned && isCandidate(player))
    .filter(
      ({ totalTaps }) =>
        levelId === undefined || currentLevel(levelList, totalTaps)?.id === levelId,
    );
  return topEntries(members.map(standingOf(world)), size).map(({ player }) =>
    entryOf(world, player),
  );
}

/** Returns a function that takes a player and returns the values by which boards are sorted. */
function standingOf({ players }: World) {
  const invites = new Map<number | null, number>();
  for (const { referrerId } of players) invites.set(referrerId, (invites.get(referrerId) ?? 0) + 1);
  // The whole entry of every player would take too long.
  return (player: Player) => ({
    player,
    user_id: player.id,
    total_taps: player.totalTaps,
    referrals_count: invites.get(player.id) ?? 0,
  });
}

function entryOf(world: World, player: Player): LeaderboardEntry {
  return {
    user_id: player.id,
    display_name: player.displayName,
    total_taps: player.totalTaps,
    rank: rankOf(player.totalTaps, totalsOf(world)),
    country_id: player.countryId,
    referrals_count: invitedBy(world, player).length,
  };
}

function totalsOf({ players }: World): number[] {
  return players.filter(({ isBanned }) => !isBanned).map(({ totalTaps }) => totalTaps);
}
