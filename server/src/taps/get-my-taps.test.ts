import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { testDeps } from '../../test/test-deps.ts';
import { creditTaps, type TapCredit } from './balance-repository.ts';
import { getMyTaps } from './get-my-taps.ts';

const { db } = await createDatabase();

test("[API-23] [ENT-07] a player's own taps are the available and the total ones", async () => {
  const player = await createPlayer(db, { available: 41, total: 58 });
  await createPlayer(db, { available: 7 });
  const input = { ...player, params: {}, query: {}, body: undefined };
  expect(await getMyTaps(input, testDeps(db))).toEqual({ available_taps: 41, total_taps: 58 });
});

test('[R606] a debt is reported until it is repaid', async () => {
  const player = await createPlayer(db, { available: 10, total: 90 });
  const read = () => getMyTaps({ ...player, params: {}, query: {}, body: undefined }, testDeps(db));
  const credit = (reason: TapCredit['reason'], source: string, taps: number) =>
    db
      .transaction()
      .execute((tx) => creditTaps(tx, { userId: player.userId, reason, source, taps }));

  await credit('refund', 'earlier', -100);
  expect(await read()).toEqual({ available_taps: 0, total_taps: 90, debt_taps: 90 });
  await credit('purchase', 'first', 40);
  expect(await read()).toEqual({ available_taps: 0, total_taps: 90, debt_taps: 50 });
  await credit('purchase', 'second', 50);
  expect(await read()).toEqual({ available_taps: 0, total_taps: 90 });
});
