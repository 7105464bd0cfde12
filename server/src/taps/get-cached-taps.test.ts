import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { testDeps } from '../../test/test-deps.ts';
import { getCachedTaps } from './get-cached-taps.ts';

const { db } = await createDatabase();
const viewer = await createPlayer(db);

test("[API-24] [ENT-07] of another player's taps only the total is returned", async () => {
  const { userId } = await createPlayer(db, { available: 41, total: 58 });
  const input = { ...viewer, params: { id: userId }, query: {}, body: undefined };
  expect(await getCachedTaps(input, testDeps(db))).toEqual({ total_taps: 58 });
});

test('[API-24] the taps of an unknown id get 404', async () => {
  const input = { ...viewer, params: { id: 999_999 }, query: {}, body: undefined };
  await expect(getCachedTaps(input, testDeps(db))).rejects.toMatchObject({
    code: 'USER_NOT_FOUND',
  });
});
