import { compareEntries } from '@bold/sdk/game';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { shardsOf, singleDatabase } from '../database/shards.ts';
import { countFrom, topEntries } from './leaderboard-repository.ts';

const { db } = await createDatabase();
const random = fc.sample(fc.tuple(fc.nat(6), fc.nat(40)), { numRuns: 60, seed: 7 });
const players: { userId: number; total: number }[] = [];
for (const [total] of random) {
  players.push({
    userId: (await createPlayer(db, { total: total * 50 })).userId,
    total: total * 50,
  });
}
for (const [index, [, referrer]] of random.entries()) {
  const [guest, host] = [players[index], players[referrer]];
  if (guest && host && guest !== host) {
    const row = { user_id: guest.userId, referrer_id: host.userId, created_at: new Date() };
    await db.insertInto('referral').values(row).execute();
  }
}

const referrals = await db.selectFrom('referral').select('referrer_id').execute();
const entries = players.map(({ userId, total }) => ({
  user_id: userId,
  total_taps: total,
  referrals_count: referrals.filter(({ referrer_id }) => referrer_id === userId).length,
}));

const balances = await db.selectFrom('tap_balance').selectAll().execute();

/** Creates a shard with the balances of the players whose id modulo 2 is `remainder`. */
async function createShard(remainder: number) {
  const shard = (await createDatabase()).db;
  const own = balances.filter(({ user_id }) => user_id % 2 === remainder);
  await shard.insertInto('tap_balance').values(own).execute();
  return shard;
}

const single = singleDatabase(db);
const twoShards = { db, shards: shardsOf([await createShard(0), await createShard(1)]) };

test.each([
  { where: 'one PostgreSQL', tables: single, from: 0, below: null },
  { where: 'one PostgreSQL', tables: single, from: 100, below: 200 },
  { where: 'one PostgreSQL', tables: single, from: 0, below: 100 },
  { where: 'two shards', tables: twoShards, from: 0, below: null },
  { where: 'two shards', tables: twoShards, from: 100, below: 200 },
  { where: 'two shards', tables: twoShards, from: 0, below: 100 },
])(
  'on $where the first ten of $from to $below are those that the rules of the SDK give',
  async ({ tables, ...range }) => {
    const expected = entries
      .filter(({ total_taps: total }) => total >= range.from && total < (range.below ?? Infinity))
      .sort(compareEntries)
      .slice(0, 10);
    expect(await topEntries(tables, range, 10)).toMatchObject(expected);
  },
);

test('a player with exactly the given total is counted', async () => {
  expect(await countFrom(shardsOf([db]), 150)).toBe(
    players.filter(({ total }) => total >= 150).length,
  );
});
