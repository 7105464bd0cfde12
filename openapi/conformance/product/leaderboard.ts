import { setTimeout as delay } from 'node:timers/promises';
import { notifyRefund, pay } from '../bot-api/pay.ts';
import { NotChecked } from '../broken-rule.ts';
import { type Check, checksOf } from '../check.ts';
import { holds, ok, refused, same } from '../expectations.ts';
import type { Kit } from '../kit.ts';
import { playerWithTaps, tap } from '../live/batches.ts';
import type { Player } from '../players/player.ts';
import { referralCodeOf } from '../players/referral-code.ts';
import { aName } from './a-name.ts';
import { expectAvailable } from './payments/balance.ts';
import { buyTaps } from './payments/buy-taps.ts';
import { createInvoice } from './payments/shop.ts';

const check = checksOf('leaderboard');
const alone = { alone: 'ranks' } as const;
/**
 * A total that tests a server's index of totals. If the index uses the first ten bits of a total as its key, the totals
 * from 512 to 1023 have one key each, and so 600 and 601 have neighboring keys.
 */
const bucketTotal = 600;
/**
 * The maximum time in milliseconds until the server's index contains new taps. Before that, the server may count new
 * taps separately.
 */
const indexMs = 1000;
/** The largest total of the second level, so that the players of a check are among its first ten. */
const topTotal = 999;

type Entry = {
  user_id: number;
  display_name: string | null;
  total_taps: number;
  rank: number;
  level_rank?: number;
  country_id: string | null;
  referrals_count: number;
};

export const leaderboardChecks: Check[] = [
  check('a player without taps has no rank', ['R421'], async (kit) => {
    same(ok(await (await playerWithTaps(kit)).get('/leaderboard/me')), null, 'GET /leaderboard/me');
  }),
  check(
    "the caller's entry has the name, country and invites of the profile and the total of the balance",
    ['R424'],
    async (kit) => {
      const player = await playerWithTaps(kit, 12);
      const display_name = aName();
      ok(await player.patch('/user/profile/me', { display_name, country_id: 'BR' }));
      const { code, user_id } = await referralCodeOf(player);
      ok(await kit.player({ startParam: `REF${code}` }).get('/user/me'));
      const { rank, level_rank: _, ...entry } = await entryOf(player);
      const expected = {
        user_id,
        display_name,
        total_taps: 12,
        country_id: 'BR',
        referrals_count: 1,
      };
      same(entry, expected, "the caller's entry");
      holds(rank >= 1, `A rank must be at least 1 but is ${rank}`);
      await tap(kit, player, 3);
      const renamed = { display_name: aName(), country_id: 'JP' };
      ok(await player.patch('/user/profile/me', renamed));
      const { rank: _rank, level_rank: _levelRank, ...later } = await entryOf(player);
      same(later, { ...expected, ...renamed, total_taps: 15 }, "the caller's entry after changes");
    },
  ),
  check(
    'equal totals have equal ranks, and a player who is overtaken loses one rank',
    ['R421'],
    async (kit) => {
      const [one, two] = [await playerWithTaps(kit, 20), await playerWithTaps(kit, 20)];
      const { rank } = await entryOf(one);
      same((await entryOf(two)).rank, rank, 'the rank of an equal total');
      await tap(kit, two, 1);
      same((await entryOf(one)).rank, rank + 1, 'the rank after being overtaken');
      await tap(kit, one, 1);
      same((await entryOf(one)).rank, (await entryOf(two)).rank, 'the rank after catching up');
      const tied = (await entryOf(two)).rank;
      await tap(kit, one, 1);
      same((await entryOf(two)).rank, tied + 1, 'the rank after being overtaken again');
    },
    alone,
  ),
  check(
    'a player with a large total loses one rank to a player who is one tap ahead, also a second later',
    ['R421'],
    async (kit) => {
      const [one, two] = [kit.player(), kit.player()];
      for (const player of [one, two]) {
        await buyTaps(kit, player, bucketTotal + 1);
        await tap(kit, player, bucketTotal);
      }
      const { rank } = await entryOf(one);
      same((await entryOf(two)).rank, rank, 'the rank of an equal total');
      await tap(kit, two, 1);
      same((await entryOf(one)).rank, rank + 1, 'the rank after being overtaken');
      await delay(indexMs);
      same((await entryOf(one)).rank, rank + 1, 'the rank a second later');
    },
    { ...alone, profile: 'payments-stars' },
  ),
  check(
    'below two equal totals a rank is two lower, on the list of the level as in the own entry',
    ['R421'],
    async (kit) => {
      const players = [topTotal, topTotal, topTotal - 1].map((total) => ({
        total,
        player: kit.player(),
      }));
      for (const { total, player } of players) {
        await buyTaps(kit, player, topTotal);
        await tap(kit, player, total);
      }
      const entries = await Promise.all(players.map(({ player }) => entryOf(player)));
      const [first, second, third] = entries.map(({ rank }) => rank);
      same(second, first, 'the rank of an equal total');
      holds(
        Number(third) >= Number(first) + 2,
        `The rank below two players with the rank ${first} must be at least ${Number(first) + 2} but is ${third}`,
      );
      const list = await listOf(kit, 2);
      for (const { user_id, rank } of entries) {
        const entry = list.find((one) => one.user_id === user_id);
        // Ten others with the same total may be on the list.
        if (entry) same(entry.rank, rank, `the rank of the player ${user_id} on the list`);
      }
    },
    { ...alone, profile: 'payments-stars' },
  ),
  check(
    'every list is sorted by total, invites and id, has correct ranks, and ten entries if more players have taps',
    ['R422', 'R423'],
    async (kit) => {
      const members = kit.documents.constant('leaderboard_members');
      await Promise.all(Array.from({ length: members + 1 }, () => playerWithTaps(kit, 1)));
      const world = await listOf(kit);
      for (const list of [world, await listOf(kit, 1)]) {
        same(list.length, members, 'the length of a list with at least eleven members');
      }
      holdsOrder(world, 'the world');
      for (const entry of world) {
        const above = world.filter(({ total_taps }) => total_taps > entry.total_taps).length;
        same(entry.rank, 1 + above, `the rank of ${entry.total_taps} taps in the world`);
      }
      const levels = kit.documents.catalogue<{ id: number; threshold: number }[]>('levels');
      for (const [at, { id, threshold }] of levels.entries()) {
        const list = await listOf(kit, id);
        holdsOrder(list, `level ${id}`);
        const next = levels[at + 1]?.threshold ?? Number.POSITIVE_INFINITY;
        const isMember = ({ total_taps }: Entry) => total_taps >= threshold && total_taps < next;
        holds(list.every(isMember), `The list of level ${id} has players of other levels`);
      }
    },
    alone,
  ),
  check(
    'of equal totals the player with more invites comes first, with the same rank as the others',
    ['R421', 'R422'],
    async (kit) => {
      // With the same total and fewer invites, but probably a lower id.
      await playerWithTaps(kit, 99);
      const player = await playerWithTaps(kit, 99);
      const list = await inviteUntilListed(kit, player);
      const own = await listedEntryOf(player, list);
      const { rank } = await entryOf(await playerWithTaps(kit, 99));
      same(rank, own.rank, 'the rank of an equal total with fewer invites');
      holdsOrder(list, 'level 1');
    },
    alone,
  ),
  check(
    'a player with a debt keeps the entry on the list and the own entry',
    ['R606'],
    async (kit) => {
      const player = kit.player();
      const charge = await pay(kit, player, await createInvoice(kit, player, 110));
      await expectAvailable(player, 110, 'after a payment');
      await tap(kit, player, 99);
      const before = await listedEntryOf(player, await inviteUntilListed(kit, player));
      notifyRefund(kit, charge);
      await expectAvailable(player, 0, 'after the refund of 110 taps, of which 99 were spent');
      const after = await listedEntryOf(player, await listOf(kit, 1), ' after the refund');
      same(after, before, 'the entry of the player with a debt');
    },
    { ...alone, profile: 'payments-stars' },
  ),
  check(
    'a player without taps is on the lists of the world and of the first level while they are short',
    ['R421', 'R423'],
    async (kit) => {
      const members = kit.documents.constant('leaderboard_members');
      const { id } = ok<{ id: number }>(await kit.player().get('/user/me'));
      const lists = { 'the world': await listOf(kit), 'level 1': await listOf(kit, 1) };
      for (const [name, list] of Object.entries(lists)) {
        const isListed = list.some(({ user_id }) => user_id === id);
        holds(
          isListed || list.length >= members,
          `The list of ${name} has ${list.length} entries and lacks the player ${id}, who has no taps`,
        );
      }
      if (Object.values(lists).every(({ length }) => length >= members)) {
        throw new NotChecked('the lists are full: needs a server without players');
      }
    },
    { phase: 'first' },
  ),
  check('an unknown level returns 404', ['R423'], async (kit) => {
    refused(await kit.player().get('/leaderboard/top?level_id=4711'), 'LEVEL_NOT_FOUND');
  }),
];

async function entryOf(player: Player): Promise<Entry> {
  const entry = ok<Entry | null>(await player.get('/leaderboard/me'));
  holds(entry !== null, 'GET /leaderboard/me is null although the player has taps');
  return entry;
}

/**
 * Invites players for a player with 99 taps, the highest total of the first level, until none of the other players with
 * this total needs to come first. Returns the list of the level.
 */
async function inviteUntilListed(kit: Kit, player: Player): Promise<Entry[]> {
  const full = (await listOf(kit, 1)).filter(({ total_taps }) => total_taps === 99);
  const most = full.length < 10 ? 0 : (full.at(-1)?.referrals_count ?? 0);
  const { code } = await referralCodeOf(player);
  for (let guests = 0; guests <= most; guests += 1) {
    ok(await kit.player({ startParam: `REF${code}` }).get('/user/me'));
  }
  return listOf(kit, 1);
}

/** Returns the player's own entry, which must be on the list too. */
async function listedEntryOf(
  player: Player,
  list: Entry[],
  when = '',
): Promise<Omit<Entry, 'level_rank'>> {
  const { level_rank: _, ...own } = await entryOf(player);
  const { user_id, total_taps, referrals_count } = own;
  const entry = list.find((one) => one.user_id === user_id);
  holds(
    entry !== undefined,
    `The player ${user_id} with ${total_taps} taps and ${referrals_count} invites is not on the list of level 1${when}`,
  );
  same(entry, own, "the entry on the list, which is the caller's entry,");
  return own;
}

async function listOf(kit: Kit, level?: number): Promise<Entry[]> {
  const query = level === undefined ? '' : `?level_id=${level}`;
  return ok<Entry[]>(await kit.player().get(`/leaderboard/top${query}`));
}

function holdsOrder(list: Entry[], name: string): void {
  holds(list.length <= 10, `The list of ${name} has ${list.length} entries; 10 are allowed`);
  const key = ({ total_taps, referrals_count, user_id }: Entry) => [
    -total_taps,
    -referrals_count,
    user_id,
  ];
  const sorted = list.toSorted((one, other) => compare(key(one), key(other)));
  same(
    list.map(({ user_id }) => user_id),
    sorted.map(({ user_id }) => user_id),
    `the user_ids on the list of ${name}, in their order,`,
  );
}

function compare(one: number[], other: number[]): number {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
