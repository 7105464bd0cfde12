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

test('while the events of an inviter are deleted, which can take long, a player joins by the link', async () => {
  const { db } = await createDatabase();
  const deps = testDeps(db);
  const { userId } = await createPlayer(db);
  const { code } = await ensureCode(db, userId, startOfTests);
  const user = { id: 79, firstName: null, lastName: null, username: null, languageCode: null };
  const launch = { user, authDate: startOfTests, startParameter: `REF${code}` };

  const work = await db.transaction().execute(async (tx) => {
    await sql`lock table analytics.event in share row exclusive mode`.execute(tx);
    const erasing = erasePlayer(deps, { userId, operator: 'ada', reason: 'asked by letter' }, 0);
    await vi.waitUntil(async () => (await waitingForLocks(db)) === 1);
    const joining = findOrCreatePlayer(deps, launch);
    await Promise.race([joining, vi.waitUntil(async () => (await waitingForLocks(db)) === 2)]);
    return [erasing, joining];
  });

  expect(await Promise.all(work)).toEqual([
    expect.stringContaining('is erased'),
    expect.any(Number),
  ]);
  expect(await countReferred(db, userId)).toBe(1);
});
