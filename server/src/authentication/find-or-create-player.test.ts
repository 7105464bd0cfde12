import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { startOfTests } from '../../test/start-server.ts';
import { waitingForLocks } from '../../test/waiting-for-locks.ts';
import { ensureCode, findReferrer } from '../referrals/referrals-repository.ts';
import { findOrCreatePlayer } from './find-or-create-player.ts';

const { db } = await createDatabase();
const deps = { db, clock: { now: () => startOfTests } };
/** Returns the init data of a launch. The time of the launch is `seconds` after `startOfTests`. */
const launch = (
  id: number,
  firstName = 'Test',
  seconds = 0,
  startParameter: string | null = null,
) => ({
  user: { id, firstName, lastName: null, username: null, languageCode: null },
  authDate: new Date(startOfTests.getTime() + seconds * 1000),
  startParameter,
});
const find = (id: number) =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('the first call creates the player, with an empty balance and the default name', async () => {
  const id = await findOrCreatePlayer(deps, launch(1));
  expect(await find(id)).toMatchObject({ telegram_id: 1, display_name: `bold_${id}` });
  const balance = db.selectFrom('tap_balance').selectAll().where('user_id', '=', id);
  expect(await balance.execute()).toMatchObject([{ user_id: id, available: 0, debt: 0, total: 0 }]);
});

test('a later launch finds the same player and updates the Telegram names', async () => {
  const id = await findOrCreatePlayer(deps, launch(2, 'Before'));
  expect(await findOrCreatePlayer(deps, launch(2, 'After', 1))).toBe(id);
  expect(await find(id)).toMatchObject({ first_name: 'After' });
});

test('a launch that is older than the last one does not restore older names', async () => {
  const id = await findOrCreatePlayer(deps, launch(7, 'First', 10));
  await findOrCreatePlayer(deps, launch(7, 'First', 30));
  expect(await findOrCreatePlayer(deps, launch(7, 'Older', 20))).toBe(id);
  expect(await find(id)).toMatchObject({ first_name: 'First' });
  await findOrCreatePlayer(deps, launch(7, 'Newest', 40));
  expect(await find(id)).toMatchObject({ first_name: 'Newest' });
});

test('of simultaneous launches the newest one sets the names', async () => {
  const id = await findOrCreatePlayer(deps, launch(8));
  const ages = Array.from({ length: 8 }, (_, second) => second + 1).reverse();
  await Promise.all(ages.map((age) => findOrCreatePlayer(deps, launch(8, `At ${age}`, age))));
  expect(await find(id)).toMatchObject({ first_name: 'At 8' });
});

test('simultaneous calls create one player', async () => {
  const calls = Array.from({ length: 8 }, () => findOrCreatePlayer(deps, launch(3)));
  expect(new Set(await Promise.all(calls)).size).toBe(1);
});

test('[START-02] only the start parameter of the first launch counts', async () => {
  const host = await findOrCreatePlayer(deps, launch(4));
  const { code } = await ensureCode(db, host, startOfTests);
  const old = await findOrCreatePlayer(deps, launch(5));
  await findOrCreatePlayer(deps, launch(5, 'Again', 1, `REF${code}`));
  expect(await findReferrer(db, old)).toBeUndefined();
  const invited = await findOrCreatePlayer(deps, launch(6, 'Test', 0, `REF${code}`));
  expect(await findReferrer(db, invited)).toBe(host);
});

test('the names of a player who is erased while a launch is stored do not come back', async () => {
  const id = await findOrCreatePlayer(deps, launch(9, 'Before'));
  const { storing } = await db.transaction().execute(async (tx) => {
    const erased = { telegram_id: -id, first_name: null, launched_at: null };
    await tx.updateTable('users').set(erased).where('id', '=', id).execute();
    const storing = findOrCreatePlayer(deps, launch(9, 'After', 1));
    await expect.poll(() => waitingForLocks(db)).toBe(1);
    return { storing };
  });
  await storing;
  expect(await find(id)).toMatchObject({ telegram_id: -id, first_name: null });
});
