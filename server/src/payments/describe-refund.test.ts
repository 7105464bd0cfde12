import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { rewards } from '../../test/create-rewards.ts';
import { settleRevenue } from '../leaderboard/settle-revenue.ts';
import { describeRefund } from './describe-refund.ts';

test('the refund of a purchase whose day was settled before names the players with shares of that day', async () => {
  const { db } = await createDatabase();
  const { deps, referrer, earn, refund, advance } = rewards(db);
  const [one, two] = [
    await createPlayer(db, { total: 1_000 }),
    await createPlayer(db, { total: 100 }),
  ];
  const host = await referrer(null);
  const [early, late, today] = [
    await earn(host, 1, 2),
    await earn(host, 1, 1),
    await earn(host, 1, 0),
  ];
  await settleRevenue(deps, '2026-11-18');
  for (const charge of [early, late, today]) await refund(charge);
  const settled = (day: string, ids: string) => [
    `The day ${day} is settled; players who got shares of it: ${ids}.`,
  ];
  const ids = `${one.userId}, ${two.userId}`;
  expect(await describeRefund(db, early)).toEqual(settled('2026-11-18', ids));
  expect(await describeRefund(db, late)).toEqual([]);

  advance(86_400_000);
  await settleRevenue(deps);
  // The settlement of its own day had the refund.
  expect(await describeRefund(db, today)).toEqual([]);
});
