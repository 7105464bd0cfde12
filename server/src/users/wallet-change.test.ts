import { walletChangesPerDay } from '@bold/sdk/limits';
import { Address } from '@ton/core';
import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';
import { acceptsTestWallets } from './wallet-change.ts';

const { player, db, clock } = await startServer();
const path = '/user/profile/me';
const address = Address.parseRaw(`0:${'ab'.repeat(32)}`);
const shown = address.toString({ bounceable: false });
const patch = (id: number, wallet_hash: string | null) =>
  player({ id }).call('PATCH', path, { body: { payment_info: { wallet_hash } } });
const reported = await startServer({ config: { telegramApiRoot: 'http://127.0.0.1:9' } });
const change = (body: unknown) =>
  reported.player({ id: 607, language_code: 'ru' }).call('PATCH', path, { body });
const notices = () => reported.db.selectFrom('wallet_notice').selectAll().execute();

test.each([
  ['raw', address.toRawString()],
  ['friendly', address.toString()],
  ['non-bounceable', shown],
  ['base64 of the old kind', address.toString({ urlSafe: false })],
])('[FIN-07] a %s address is returned friendly and non-bounceable', async (_, text) => {
  const { status, body } = await patch(601, text);
  expect([status, body]).toMatchObject([200, { payment_info: { wallet_hash: shown } }]);
});

test('[FIN-07] an address with a wrong checksum is refused', async () => {
  const last = shown.at(-1) === 'A' ? 'B' : 'A';
  const { status, body } = await patch(602, shown.slice(0, -1) + last);
  expect([status, body]).toMatchObject([
    400,
    { errors: [{ pointer: '/body/payment_info/wallet_hash', code: 'checksum' }] },
  ]);
});

test('saving another address resets the verification, saving the same address does not', async () => {
  await patch(603, address.toRawString());
  await db
    .updateTable('users')
    .set({ wallet_verified: true })
    .where('telegram_id', '=', 603)
    .execute();
  expect((await patch(603, shown)).body).toMatchObject({ payment_info: { wallet_verified: true } });
  const other = await patch(603, `0:${'cd'.repeat(32)}`);
  expect(other.body).toMatchObject({ payment_info: { wallet_verified: false } });
});

test('null removes the wallet', async () => {
  await patch(604, shown);
  expect((await patch(604, null)).body).toMatchObject({
    payment_info: { wallet_hash: null, wallet_verified: false },
  });
});

test('the time of a wallet is that of its last change, and every wallet is kept', async () => {
  const other = `0:${'cd'.repeat(32)}`;
  const users = db.selectFrom('users').where('telegram_id', '=', 605);
  const changedAt = async () =>
    (await users.select('wallet_changed_at').executeTakeFirstOrThrow()).wallet_changed_at;
  await patch(605, shown);
  const first = clock.now();
  expect(await changedAt()).toEqual(first);
  clock.time += 1_000;
  await patch(605, address.toRawString());
  expect(await changedAt()).toEqual(first);
  await patch(605, other);
  await patch(605, null);

  const next = new Date(clock.time + 1);
  expect(await changedAt()).toEqual(next);
  const { id } = await users.select('id').executeTakeFirstOrThrow();
  const kept = db.selectFrom('wallet_change').selectAll().where('user_id', '=', id);
  expect(await kept.orderBy('changed_at').execute()).toMatchObject([
    { wallet: address.toRawString(), changed_at: first },
    { wallet: other, changed_at: clock.now() },
    { wallet: null, changed_at: next },
  ]);
});

test('without a Bot API a change leaves nothing to report', async () => {
  await patch(606, shown);
  expect(await db.selectFrom('wallet_notice').selectAll().execute()).toEqual([]);
});

test('a change of the wallet is reported in the language of the launch, a refused one is not', async () => {
  const taken = { payment_info: { wallet_hash: shown }, display_name: 'Taken' };
  await reported.player({ id: 608 }).call('PATCH', path, { body: { display_name: 'Taken' } });
  expect((await change(taken)).status).toBe(409);
  await change({ payment_info: { wallet_hash: shown } });
  await change({ payment_info: { wallet_hash: shown }, additional_info: { bio: 'Me' } });
  expect(await notices()).toMatchObject([{ wallet: address.toRawString(), language_code: 'ru' }]);
});

test.each([
  [false, 'main', true],
  [false, 'test', true],
  [true, 'test', true],
  [true, 'main', false],
] as const)(
  'production %s on the network %s accepts test wallets: %s',
  (production, tonNetwork, accepts) => {
    expect(acceptsTestWallets({ production, tonNetwork })).toBe(accepts);
  },
);

test('a wallet changes a hundred times in 24 hours, also with parallel requests, and every change is kept', async () => {
  const accounts = Array.from(
    { length: walletChangesPerDay + 20 },
    (_, n) => `0:${`${n}`.padStart(64, '0')}`,
  );
  const { body: user } = await player({ id: 608 }).call<{ id: number }>('GET', '/user/me');
  const responses = await Promise.all(accounts.map((account) => patch(608, account)));
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused.map(({ headers }) => headers.get('Retry-After'))).toEqual(Array(20).fill('86400'));
  const history = db.selectFrom('wallet_change').selectAll().where('user_id', '=', user.id);
  expect(await history.execute()).toHaveLength(walletChangesPerDay);

  const info = { additional_info: { bio: 'As before' } };
  expect((await player({ id: 608 }).call('PATCH', path, { body: info })).status).toBe(200);
});

test('a proof of the address that is stored does not count as a change', async () => {
  const { body: user } = await player({ id: 612 }).call<{ id: number }>('GET', '/user/me');
  const entered = Array.from({ length: walletChangesPerDay - 1 }, (_, n) => ({
    user_id: user.id,
    changed_at: new Date(clock.time - 1 - n),
    wallet: null,
    verified: false,
  }));
  const proved = entered.map((row) => ({ ...row, verified: true }));
  await db
    .insertInto('wallet_change')
    .values([...entered, ...proved])
    .execute();
  expect((await patch(612, shown)).status).toBe(200);
  expect((await patch(612, `0:${'1'.repeat(64)}`)).status).toBe(429);
});

test('a change that is a day old does not count', async () => {
  const { body: user } = await player({ id: 609 }).call<{ id: number }>('GET', '/user/me');
  const history = Array.from({ length: walletChangesPerDay }, (_, n) => ({
    user_id: user.id,
    changed_at: new Date(clock.time - 86_400_000 + n),
    wallet: null,
    verified: false,
  }));
  await db.insertInto('wallet_change').values(history).execute();
  expect((await patch(609, shown)).status).toBe(200);
  const next = await patch(609, null);
  // The oldest change that counts is a millisecond younger than a day.
  expect([next.status, next.headers.get('Retry-After')]).toEqual([429, '1']);
});

test('a name that is taken is refused before the limit of wallet changes', async () => {
  const { body: user } = await player({ id: 610 }).call<{ id: number }>('GET', '/user/me');
  await player({ id: 611 }).call('PATCH', path, { body: { display_name: 'Taken' } });
  const history = Array.from({ length: walletChangesPerDay }, (_, n) => ({
    user_id: user.id,
    changed_at: new Date(clock.time - 1 - n),
    wallet: null,
    verified: false,
  }));
  await db.insertInto('wallet_change').values(history).execute();
  const both = { display_name: 'Taken', payment_info: { wallet_hash: shown } };
  const { status, body } = await player({ id: 610 }).call('PATCH', path, { body: both });
  expect([status, body]).toMatchObject([409, { code: 'DISPLAY_NAME_TAKEN' }]);
  expect((await patch(610, shown)).status).toBe(429);
});
