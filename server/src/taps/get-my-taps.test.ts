import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { testDeps } from '../../test/test-deps.ts';
import { getMyTaps } from './get-my-taps.ts';

const { db } = await createDatabase();

test("[API-23] [ENT-07] a player's own taps are the available and the total ones", async () => {
  const player = await createPlayer(db, { available: 41, total: 58 });
  await createPlayer(db, { available: 7 });
  const input = { ...player, params: {}, query: {}, body: undefined };
  expect(await getMyTaps(input, testDeps(db))).toEqual({ available_taps: 41, total_taps: 58 });
});
