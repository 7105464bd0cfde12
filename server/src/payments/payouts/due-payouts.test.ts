import { expect, test } from 'vitest';
import { createDatabase } from '../../../test/create-database.ts';
import { freshWallet, rewards } from '../../../test/create-rewards.ts';
import { type DuePayout, duePayouts, isPayable } from './due-payouts.ts';

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
    userId,
    micros: 2_000_000,
    wallet,
    sharedWith: [],
    debt: 0,
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
  await earn(userId, 0.006, 30);
  expect(await dueTo(userId)).toMatchObject({ micros: 12_000 });
});

test('[FIN-11] nothing is paid to a wallet that was not verified', async () => {
  const userId = await referrer(freshWallet(), false);
  await earn(userId, 1, 30);
  expect(await dueTo(userId)).toMatchObject({ micros: 1_000_000, wallet: null });
});

test('users who share a verified wallet are listed; a user who only typed it in blocks no payout', async () => {
  const wallet = freshWallet();
  const [first, second] = [await referrer(wallet), await referrer(wallet)];
  await referrer(wallet, false);
  await earn(first, 1, 30);
  expect(await dueTo(first)).toMatchObject({ sharedWith: [second] });
});
