import { expect, test } from 'vitest';
import { banPlayer } from '../../test/ban-player.ts';
import { createDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { testDeps } from '../../test/test-deps.ts';
import { erasePlayer } from '../operators/erase-player.ts';
import { findBanned, isBanned } from './bans-repository.ts';

test('banned and erased players count as banned, until an unban', async () => {
  const { db } = await createDatabase();
  const player = async () => (await createPlayer(db)).userId;
  const [free, banned, unbanned, erased] = [
    await player(),
    await player(),
    await player(),
    await player(),
  ];
  await banPlayer(db, banned);
  await banPlayer(db, unbanned);
  await banPlayer(db, unbanned, 'unban');
  const asked = { operator: 'ada', reason: 'asked by letter' };
  await erasePlayer(testDeps(db), { userId: erased, ...asked }, 0);

  expect([...(await findBanned(db))].sort((a, b) => a - b)).toEqual([banned, erased]);
  for (const id of [free, unbanned]) expect(await isBanned(db, id)).toBe(false);
  for (const id of [banned, erased]) expect(await isBanned(db, id)).toBe(true);
});
