import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { banPlayer } from '../../../test/ban-player.ts';
import { createDatabase } from '../../../test/create-database.ts';
import { freshWallet, rewards } from '../../../test/create-rewards.ts';
import { decideOnPlayer } from '../../operators/decide-on-player.ts';
import { type DuePayout, duePayouts } from './due-payouts.ts';
import { heldRewards } from './held-rewards.ts';
import { holdReasons, isPayable } from './payout-holds.ts';
import { insertPayout } from './payouts-repository.ts';

const { db } = await createDatabase();
const { deps, referrer, earn, refund } = rewards(db);
const dueTo = async (userId: number): Promise<DuePayout | undefined> =>
  (await duePayouts(deps, userId))[0];

test('[FIN-11] a reward is due once it is older than the hold', async () => {
  const wallet = freshWallet();
  const userId = await referrer(wallet);
  await earn(userId, 1, 20.99);
  expect(await dueTo(userId)).toBeUndefined();
  await earn(userId, 2, 21);

  expect(await dueTo(userId)).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    userId,
    micros: 2_000_000,
    wallet,
    walletHeldUntil: null,
    heldFor: null,
    isBanned: false,
    sharedWith: [],
    debt: 0,
    isBelowMinimum: false,
  });
});

test('while a user has a debt, the amount is due but not payable', async () => {
  const userId = await referrer(freshWallet());
  await earn(userId, 2, 30);
  const setDebt = (debt: number) =>
    db.updateTable('tap_balance').set({ debt }).where('user_id', '=', userId).execute();
  await setDebt(7);
  const [due] = await duePayouts(deps, userId);
  expect(due).toMatchObject({ micros: 2_000_000, debt: 7 });
  expect([due].filter((one) => one && isPayable(one))).toEqual([]);

  await setDebt(0);

  expect((await duePayouts(deps, userId)).filter(isPayable)).toMatchObject([{ debt: 0 }]);
});

test('a refund during the hold takes back its own reward, and nothing of an older one', async () => {
  const userId = await referrer(freshWallet());
  await earn(userId, 3, 30);
  const charge = await earn(userId, 1, 5);

  await refund(charge);

  expect(await dueTo(userId)).toMatchObject({ micros: 3_000_000 });
});

test('a refund after the hold reduces the due amount at once', async () => {
  const userId = await referrer(freshWallet());
  await earn(userId, 3, 30);
  await refund(await earn(userId, 1, 25));
  expect(await dueTo(userId)).toMatchObject({ micros: 3_000_000 });
});

test('an amount below the minimum waits until it reaches the minimum', async () => {
  const userId = await referrer(freshWallet());
  await earn(userId, 0.006, 30);
  expect(await dueTo(userId)).toBeUndefined();
  await earn(userId, 0.004, 30);
  expect(await dueTo(userId)).toMatchObject({ micros: 10_000, isBelowMinimum: false });
});

test('a reward is held by the gateway of its purchase, and so is what takes it back', async () => {
  const userId = await referrer(freshWallet());
  await earn(userId, 1, 119.99, 'dollars');
  await earn(userId, 1, 0.99, 'ton');
  expect(await dueTo(userId)).toBeUndefined();
  const charge = await earn(userId, 4, 120, 'dollars');
  await earn(userId, 2, 1, 'ton');
  expect(await dueTo(userId)).toMatchObject({ micros: 6_000_000 });

  await refund(charge);

  expect(await dueTo(userId)).toMatchObject({ micros: 2_000_000 });
});

test.each([
  ['a verified wallet', true, 7],
  ['an entered wallet', false, 14],
])(
  '[FIN-11] %s (%s) is paid once it has not changed for %i days',
  async (_name, isVerified, days) => {
    const [young, old] = [
      await referrer(freshWallet(), isVerified, days - 0.01),
      await referrer(freshWallet(), isVerified, days),
    ];
    for (const userId of [young, old]) await earn(userId, 1, 30);
    const until = new Date(deps.clock.now().getTime() + 0.01 * 86_400_000);

    const [held, payable] = [await dueTo(young), await dueTo(old)];

    expect(held?.walletHeldUntil).toEqual(until);
    expect(held && holdReasons(held)).toEqual([
      expect.stringMatching(/^U\S+ was changed and is held until 2026-11-20T10:14:24/),
    ]);
    expect(payable).toMatchObject({ walletHeldUntil: null });
    expect(payable && holdReasons(payable)).toEqual([]);
  },
);

test('a wallet that was only entered is held while anybody else has it', async () => {
  const wallet = freshWallet();
  const first = await referrer(wallet, false);
  await earn(first, 1, 30);
  expect(await dueTo(first)).toMatchObject({ sharedWith: [] });
  const second = await referrer(wallet, false);
  expect(await dueTo(first)).toMatchObject({ sharedWith: [second] });
});

test('users who share a verified wallet are listed; a user who only entered it blocks no payout', async () => {
  const wallet = freshWallet();
  const [first, second] = [await referrer(wallet), await referrer(wallet)];
  await referrer(wallet, false);
  await earn(first, 1, 30);
  expect(await dueTo(first)).toMatchObject({ sharedWith: [second] });
});

test('a release also pays to a wallet that another player was paid to', async () => {
  const wallet = freshWallet();
  const [userId, other] = [await referrer(wallet), await referrer(null)];
  await earn(userId, 1, 30);
  const payout = { id: 'a'.repeat(32), userId: other, wallet, micros: 1, nano: 1 };
  const now = deps.clock.now();
  await db
    .transaction()
    .execute((tx) => insertPayout(tx, { ...payout, tonPriceMicros: null }, now));
  expect(await dueTo(userId)).toMatchObject({ sharedWith: [other] });

  const release = { action: 'release', operator: 'ada', reason: 'a family' } as const;
  await decideOnPlayer(deps, { userId, ...release });

  expect(await dueTo(userId)).toMatchObject({ sharedWith: [] });
});

test('a banned player who has the wallet holds it for others too', async () => {
  const wallet = freshWallet();
  const [first, banned] = [await referrer(wallet, false), await referrer(wallet, false)];
  await earn(first, 1, 30);
  await banPlayer(db, banned);
  expect(await dueTo(first)).toMatchObject({ sharedWith: [banned] });
});

test('a day of a hold has 24 hours, also where summer time begins in the time zone of the database', async () => {
  const spring = rewards(db, new Date('2026-04-10T10:00:00Z'));
  const inHalfAnHour = new Date('2026-04-10T10:30:00Z');
  const hour = 1 / 24;
  const changed = await spring.referrer(freshWallet(), false, 14 - hour / 2);
  await spring.earn(changed, 1, 30);
  await spring.earn(changed, 2, 21 - hour / 2);

  const [[due], held] = await db.transaction().execute(async (tx) => {
    await sql`set local time zone 'Europe/Berlin'`.execute(tx);
    const there = { ...spring.deps, db: tx };
    return [await duePayouts(there, changed), await heldRewards(there, changed)];
  });

  expect(due).toMatchObject({ micros: 1_000_000, walletHeldUntil: inHalfAnHour });
  expect(held).toMatchObject([{ micros: 2_000_000, first: inHalfAnHour }]);
});
