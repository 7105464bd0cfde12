import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { singleDatabase } from '../database/shards.ts';
import { insertReferral } from '../referrals/referrals-repository.ts';
import { topEntries } from './leaderboard-repository.ts';

const { db } = await createDatabase();

test('[FIN-10] an invitation moves its host up among equal totals at once, and counts once', async () => {
  const [first, host, guest] = [
    await createPlayer(db, { total: 99 }),
    await createPlayer(db, { total: 99 }),
    await createPlayer(db),
  ];
  const order = async () =>
    (await topEntries(singleDatabase(db), { from: 99, below: 100 }, 10)).map((line) => [
      line.user_id,
      line.referrals_count,
    ]);
  expect(await order()).toEqual([
    [first.userId, 0],
    [host.userId, 0],
  ]);
  for (const again of [1, 2]) {
    await insertReferral(db, guest.userId, host.userId, new Date(again));
  }
  expect(await order()).toEqual([
    [host.userId, 1],
    [first.userId, 0],
  ]);
});

test('of many players with equal totals only the ten that are listed are read', async () => {
  await sql`insert into users (telegram_id) select 2e9 + n from generate_series(1, 3000) as n`.execute(
    db,
  );
  await sql`update tap_balance set total = 750 where total = 0`.execute(db);
  await sql`analyze tap_balance`.execute(db);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain (analyze, costs off, timing off, summary off)
    select user_id from tap_balance where total >= 100 and total < 1000
    order by total desc, invites desc, user_id limit 10`.execute(db);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/Index Only Scan using tap_balance_place.*rows=10[. ]/);
  expect(plan).not.toContain('Sort');
});
