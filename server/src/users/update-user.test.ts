import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { testDeps } from '../../test/test-deps.ts';
import { waitingForLocks } from '../../test/waiting-for-locks.ts';
import { readConfig } from '../config.ts';
import { erasePlayer } from '../operators/erase-player.ts';
import { updateUser } from './update-user.ts';
import { findUser } from './users-repository.ts';

test('a change that waited for the database until the player was erased is refused', async () => {
  const { db } = await createDatabase();
  const deps = testDeps(db);
  const { userId } = await createPlayer(db);
  await erasePlayer(deps, { userId, operator: 'ada', reason: 'asked by letter' }, 0);

  const change = updateUser(deps, { userId, languageCode: null }, { bio: 'I was here' });

  await expect(change).rejects.toMatchObject({ code: 'PLAYER_BANNED' });
  expect(await findUser(db, userId)).toMatchObject({ bio: null });
});

test('a request that waits for another one with the same wallet changes nothing', async () => {
  const { db } = await createDatabase();
  const config = readConfig({ TELEGRAM_API_ROOT: 'http://127.0.0.1:9' });
  const deps = testDeps(db, { config });
  const { userId } = await createPlayer(db);
  const change = { wallet_hash: `0:${'1c'.repeat(32)}`, wallet_changed_at: deps.clock.now() };
  let second: Promise<unknown> | undefined;
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set(change).where('id', '=', userId).execute();
    second = updateUser(deps, { userId, languageCode: null }, change);
    await expect.poll(() => waitingForLocks(db)).toBe(1);
  });
  await second;
  expect(await db.selectFrom('wallet_notice').selectAll().execute()).toEqual([]);
});
