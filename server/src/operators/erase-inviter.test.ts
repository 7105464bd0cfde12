import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { startOfTests } from '../../test/start-server.ts';
import { testDeps } from '../../test/test-deps.ts';
import { waitingForLocks } from '../../test/waiting-for-locks.ts';
import { findOrCreatePlayer } from '../authentication/find-or-create-player.ts';
import { countReferred, ensureCode } from '../referrals/referrals-repository.ts';
import { erasePlayer } from './erase-player.ts';
import { insertAction } from './operator-actions-repository.ts';

const asked = { operator: 'ada', reason: 'asked by letter' };

/** Creates a player with a link. Returns functions that erase this player and let another player join by the link. */
async function startInviter() {
  const { db } = await createDatabase();
  const deps = testDeps(db);
  const { userId } = await createPlayer(db);
  await db.updateTable('users').set({ display_name: 'Ada' }).where('id', '=', userId).execute();
  const { code } = await ensureCode(db, userId, startOfTests);
  const user = { id: 79, firstName: null, lastName: null, username: null, languageCode: null };
  const launch = { user, authDate: startOfTests, startParameter: `REF${code}` };
  return {
    db,
    userId,
    erase: () => erasePlayer(deps, { userId, ...asked }, 0),
    join: () => findOrCreatePlayer(deps, launch),
  };
}

const both = [expect.stringContaining('is erased'), expect.any(Number)];

test('while the events of an inviter are deleted, which can take long, a player joins by the link', async () => {
  const { db, userId, erase, join } = await startInviter();
  const work = await db.transaction().execute(async (tx) => {
    await sql`lock table analytics.event in share row exclusive mode`.execute(tx);
    const erasing = erase();
    await vi.waitUntil(async () => (await waitingForLocks(db)) === 1);
    const joining = join();
    await Promise.race([joining, vi.waitUntil(async () => (await waitingForLocks(db)) === 2)]);
    return [erasing, joining];
  });
  expect(await Promise.all(work)).toEqual(both);
  expect(await countReferred(db, userId)).toBe(1);
});

test('a player who joins and the erasure of the inviter do not wait for each other', async () => {
  const { db, userId, erase, join } = await startInviter();
  // Stored by an erasure that was interrupted, so the deletion is all that is left to do.
  const stored = { action: 'erase', user_id: userId, wallet: null } as const;
  await insertAction(db, { ...stored, ...asked });
  const work = await db.transaction().execute(async (tx) => {
    await sql`select from tap_balance where user_id = ${userId} for update`.execute(tx);
    const erasing = erase();
    await vi.waitUntil(async () => (await waitingForLocks(db)) === 1);
    const joining = join();
    await vi.waitUntil(async () => (await waitingForLocks(db)) === 2);
    return [erasing, joining];
  });
  expect(await Promise.all(work)).toEqual(both);
  expect(await countReferred(db, userId)).toBe(1);
});
