import { NotChecked } from '../broken-rule.ts';
import { type Check, checksOf } from '../check.ts';
import { holds, ok, same } from '../expectations.ts';
import type { Kit } from '../kit.ts';
import { playerWithTaps, tap } from '../live/batches.ts';
import type { Player } from '../players/player.ts';
import { buyTaps } from './payments/buy-taps.ts';

const check = checksOf('leaderboard');
const firstLevel = 1;

type Ranks = { rank: number; level_rank: number };

export const levelRanksChecks: Check[] = [
  check(
    'the rank within the level counts the members with more taps, and starts anew at the next level',
    ['R431'],
    async (kit) => {
      const [one, two] = [await playerBelow(kit, 2), await playerBelow(kit, 2)];
      const start = (await ranksOf(one)).level_rank;
      same((await ranksOf(two)).level_rank, start, 'level_rank of an equal total');
      await tap(kit, two, 1);
      same((await ranksOf(one)).level_rank, start + 1, 'level_rank after being overtaken');
      const world = (await ranksOf(one)).rank;
      await tap(kit, two, 1);
      const alone = await ranksOf(one);
      same(alone.level_rank, start, 'level_rank after the player ahead reached the next level');
      same(alone.rank, world, 'rank after the player ahead reached the next level');
      const first = await ranksOf(two);
      await tap(kit, one, 2);
      same(await ranksOf(one), first, 'rank and level_rank of equal totals on the next level');
      await tap(kit, two, 1);
      const second = { rank: first.rank + 1, level_rank: first.level_rank + 1 };
      same(await ranksOf(one), second, 'rank and level_rank after being overtaken on that level');
    },
    // Without purchases, no player reaches the second level, and both ranks are the same.
    { alone: 'ranks', profile: 'level-ranks', isDecisive: true },
  ),
  check(
    'the rank within the level leaves out the members of all higher levels',
    ['R431'],
    async (kit) => {
      // The largest total on the first level. The gift has enough taps for it.
      const player = await playerWithTaps(kit, secondThreshold(kit) - 1);
      const { rank, level_rank } = await ranksOf(player);
      const higher = await sizesAbove(kit, firstLevel);
      const listed = higher.reduce((sum, { size }) => sum + size, 0);
      const above = rank - level_rank;
      const place = 'the difference of rank and level_rank on the first level';
      if (higher.every(({ isFull }) => !isFull)) same(above, listed, place);
      holds(above >= listed, `${place} must be at least ${listed} but is ${above}`);
    },
    { alone: 'ranks', profile: 'level-ranks' },
  ),
  check(
    'a rank on the list of a level counts the members of higher levels too',
    ['R421'],
    async (kit) => {
      await playerBelow(kit, 0);
      const player = await playerWithTaps(kit, secondThreshold(kit) - 1);
      const own = ok<{ rank: number } | null>(await player.get('/leaderboard/me'));
      const [first] = ok<{ rank: number }[]>(
        await player.get(`/leaderboard/top?level_id=${firstLevel}`),
      );
      // No total on the first level is larger than the player's.
      same(first?.rank, own?.rank, 'the rank of the first entry on the list of the first level');
      holds(Number(own?.rank) >= 2, 'The rank leaves out a player of a higher level');
    },
    { alone: 'ranks', profile: 'payments-stars' },
  ),
];

/** Creates a player who is `missing` taps below the second level and has enough available taps to reach it. */
async function playerBelow(kit: Kit, missing: number): Promise<Player> {
  const threshold = secondThreshold(kit);
  const player = kit.player();
  await buyTaps(kit, player, threshold + 5);
  await tap(kit, player, threshold - missing);
  return player;
}

function secondThreshold({ documents }: Kit): number {
  return documents.catalogue<{ threshold: number }[]>('levels')[firstLevel]?.threshold ?? 0;
}

/** Returns the player's ranks. Throws `NotChecked` if the server returns no rank within the level. */
async function ranksOf(player: Player): Promise<Ranks> {
  const entry = ok<{ rank: number; level_rank?: number } | null>(
    await player.get('/leaderboard/me'),
  );
  holds(entry !== null, 'GET /leaderboard/me is null although the player has taps');
  const { rank, level_rank } = entry;
  if (level_rank === undefined) throw new NotChecked('entries have no level_rank');
  return { rank, level_rank };
}

/** Returns how many players are on the leaderboard of each level above `level`, and whether the leaderboard is full. */
async function sizesAbove(kit: Kit, level: number) {
  const levels = kit.documents.catalogue<{ id: number }[]>('levels').filter(({ id }) => id > level);
  const members = kit.documents.constant('leaderboard_members');
  return Promise.all(
    levels.map(async ({ id }) => {
      const list = ok<unknown[]>(await kit.player().get(`/leaderboard/top?level_id=${id}`));
      return { size: list.length, isFull: list.length >= members };
    }),
  );
}
