import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { startOfTests } from '../../test/start-server.ts';
import { ensureCode, findReferrer } from '../referrals/referrals-repository.ts';
import { rememberPlayer } from './remember-player.ts';

const { db } = await createDatabase();
const deps = { db, clock: { now: () => startOfTests } };
const named = (id: number, firstName: string | null = 'Test') => ({
  id,
  firstName,
  lastName: null,
  username: null,
});
const find = (id: number) =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('the first call creates the player, with an empty balance and the default name', async () => {
  const id = await rememberPlayer(deps, named(1), null);
  expect(await find(id)).toMatchObject({ telegram_id: 1, display_name: `bold_${id}` });
  const balance = db.selectFrom('tap_balance').selectAll().where('user_id', '=', id);
  expect(await balance.execute()).toMatchObject([{ user_id: id, available: 0, debt: 0, total: 0 }]);
});

test('a later call finds the same player and keeps the messenger’s names up to date', async () => {
  const id = await rememberPlayer(deps, named(2, 'Before'), null);
  expect(await rememberPlayer(deps, named(2, 'After'), null)).toBe(id);
  expect(await find(id)).toMatchObject({ first_name: 'After' });
});

test('calls at the same time make one player', async () => {
  const calls = Array.from({ length: 8 }, () => rememberPlayer(deps, named(3), null));
  expect(new Set(await Promise.all(calls)).size).toBe(1);
});

test('[START-02] only the start parameter of the first launch counts', async () => {
  const host = await rememberPlayer(deps, named(4), null);
  const { code } = await ensureCode(db, host, startOfTests);
  const old = await rememberPlayer(deps, named(5), null);
  await rememberPlayer(deps, named(5, 'Again'), `REF${code}`);
  expect(await findReferrer(db, old)).toBeUndefined();
  const invited = await rememberPlayer(deps, named(6), `REF${code}`);
  expect(await findReferrer(db, invited)).toBe(host);
});
