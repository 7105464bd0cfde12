import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '../../../test/create-database.ts';
import { freshWallet, rewards } from '../../../test/create-rewards.ts';
import { fakePayoutChain, type SendFailure } from '../../../test/fake-payout-chain.ts';
import { payAll, tonPriceMicros } from '../../../test/pay-all.ts';
import { connectDatabase } from '../../database/connect.ts';
import { randomCode } from '../../database/random-code.ts';
import { readEarnings } from '../../ledger/read-earnings.ts';
import { duePayouts } from './due-payouts.ts';
import { executePayouts } from './execute-payouts.ts';
import { insertPayout } from './payouts-repository.ts';
import { planPayouts } from './plan-payouts.ts';

async function start() {
  const { db, connection } = await createDatabase();
  return { db, connection, ...rewards(db) };
}

const planned = (userId: number, wallet: string, micros: number) => ({
  id: randomCode(32),
  userId,
  wallet,
  micros,
  nano: micros * 400,
  tonPriceMicros: 2_500_000,
});

test('[FIN-11] a due payout goes to the wallet and its transaction is stored; earnings stay the same', async () => {
  const { db, deps, referrer, earn } = await start();
  const address = freshWallet();
  const userId = await referrer(address);
  await earn(userId, 2.5, 30);
  const { sender, transfers } = fakePayoutChain(deps.clock);

  const [outcome] = await payAll(deps, sender);

  expect(outcome).toMatchObject({ state: 'confirmed', payout: { user_id: userId } });
  expect(transfers).toMatchObject([{ wallet: address, nano: 1_000_000_000 }]);
  const row = db.selectFrom('payout').selectAll().where('user_id', '=', userId);
  expect(await row.executeTakeFirst()).toMatchObject({
    micros: 2_500_000,
    transaction: transfers[0]?.transaction,
    confirmed_at: deps.clock.now(),
  });
  expect(await payAll(deps, sender)).toEqual([]);
  expect(await readEarnings(db, userId)).toMatchObject({ referrals: 2_500_000 });
});

test('nothing is paid without a wallet or to a shared one', async () => {
  const { deps, referrer, earn } = await start();
  const shared = freshWallet();
  for (const userId of [await referrer(null), await referrer(shared), await referrer(shared)]) {
    await earn(userId, 1, 30);
  }
  const { sender, transfers } = fakePayoutChain(deps.clock);

  await payAll(deps, sender);

  expect(transfers).toEqual([]);
});

test('a player whose rewards come every few minutes is paid what was due when the plan was made', async () => {
  const { deps, referrer, earn, refund, advance } = await start();
  const [busy, refunded] = [await referrer(freshWallet()), await referrer(freshWallet())];
  await earn(busy, 100, 30);
  // The hold of Stars ends after 21 days: for this reward ten minutes after the plan.
  await earn(busy, 5, 21 - 10 / 1440);
  const charge = await earn(refunded, 7, 30);
  const { sender, transfers } = fakePayoutChain(deps.clock);
  const plan = await planPayouts(deps, { tonPriceMicros });
  advance(15 * 60_000);
  await refund(charge);
  const outcomes = await executePayouts(deps, sender, plan);
  expect(outcomes.map(({ state }) => state)).toEqual(['confirmed', 'changed']);
  await payAll(deps, sender);
  expect(transfers.map(({ nano }) => nano)).toEqual([40_000_000_000, 2_000_000_000]);
});

test('a plan that is executed after a newer one pays nothing again', async () => {
  const { deps, referrer, earn, advance } = await start();
  const userId = await referrer(freshWallet());
  await earn(userId, 10, 30);
  await earn(userId, 5, 21 - 10 / 1440);
  const { sender, transfers } = fakePayoutChain(deps.clock);
  const older = await planPayouts(deps, { tonPriceMicros });
  advance(15 * 60_000);
  await payAll(deps, sender);
  const outcomes = await executePayouts(deps, sender, older);
  expect(outcomes.map(({ state }) => state)).toEqual(['changed']);
  expect(transfers.map(({ nano }) => nano)).toEqual([6_000_000_000]);
});

test('a wallet that was paid for one account is held for the next account that verifies it', async () => {
  const { db, deps, referrer, earn } = await start();
  const address = freshWallet();
  const first = await referrer(address);
  await earn(first, 1, 30);
  const { sender, transfers } = fakePayoutChain(deps.clock);
  await payAll(deps, sender);
  await db
    .updateTable('users')
    .set({ wallet_hash: null, wallet_verified: false })
    .where('id', '=', first)
    .execute();
  const second = await referrer(address);
  await earn(second, 1, 30);

  await payAll(deps, sender);

  expect(transfers).toHaveLength(1);
  expect(await duePayouts(deps, second)).toMatchObject([{ sharedWith: [first] }]);
});

test('a refund after a payout is deducted from later rewards', async () => {
  const { deps, referrer, earn, refund } = await start();
  const userId = await referrer(freshWallet());
  const charge = await earn(userId, 1, 30);
  const { sender, transfers } = fakePayoutChain(deps.clock);
  await payAll(deps, sender);
  await refund(charge);
  await earn(userId, 3, 30);

  await payAll(deps, sender);

  expect(transfers.map(({ nano }) => nano)).toEqual([400_000_000, 800_000_000]);
});

test('an attempt with an unknown outcome is not repeated while the chain may still accept it', async () => {
  const { deps, referrer, earn, advance } = await start();
  const userId = await referrer(freshWallet());
  await earn(userId, 1, 30);
  const { sender, transfers } = fakePayoutChain(deps.clock, ['before']);
  await expect(payAll(deps, sender)).rejects.toThrow('not reached');

  expect(await payAll(deps, sender)).toMatchObject([{ state: 'pending' }]);
  expect(transfers).toEqual([]);
  advance(61_000);
  expect(await payAll(deps, sender)).toMatchObject([{ state: 'confirmed' }]);
  expect(transfers).toHaveLength(1);
});

test('a player with a payout on its way is left out, and the others are paid', async () => {
  const { deps, referrer, earn, advance } = await start();
  const one = await referrer(freshWallet());
  await earn(one, 1, 30);
  const { sender, transfers } = fakePayoutChain(deps.clock, ['before']);
  await expect(payAll(deps, sender)).rejects.toThrow('not reached');
  const other = await referrer(freshWallet());
  await earn(one, 2, 30);
  await earn(other, 3, 30);

  expect(await payAll(deps, sender)).toMatchObject([
    { state: 'pending', payout: { user_id: one } },
    { state: 'confirmed', payout: { user_id: other } },
  ]);

  advance(61_000);
  await payAll(deps, sender);
  expect(transfers.map(({ nano }) => nano)).toEqual([1_200_000_000, 400_000_000, 800_000_000]);
});

test('a run that fails has reported the payouts before the failure', async () => {
  const { deps, referrer, earn, advance } = await start();
  for (const dollars of [1, 2]) await earn(await referrer(freshWallet()), dollars, 30);
  const { sender } = fakePayoutChain(deps.clock, ['none', 'before']);
  const states: string[] = [];
  const onOutcome = ({ state }: { state: string }) => states.push(state);
  const plan = await planPayouts(deps, { tonPriceMicros });

  await expect(executePayouts(deps, sender, plan, { onOutcome })).rejects.toThrow('not reached');

  expect(states).toEqual(['confirmed']);
  advance(61_000);
  await payAll(deps, sender);
});

test('a payout that was planned and not sent is sent by the next run', async () => {
  const { db, deps, referrer, earn } = await start();
  const address = freshWallet();
  const userId = await referrer(address);
  await earn(userId, 1, 30);
  await db
    .transaction()
    .execute((tx) => insertPayout(tx, planned(userId, address, 1_000_000), deps.clock.now()));
  const { sender, transfers } = fakePayoutChain(deps.clock);

  await payAll(deps, sender);

  expect(transfers).toMatchObject([{ wallet: address, nano: 400_000_000 }]);
});

test('however often a run fails, every reward is paid exactly once', async () => {
  const { deps, referrer, earn, advance } = await start();
  const anyFailures = fc.array(fc.constantFrom<SendFailure>('before', 'after', 'none'), {
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(
      anyFailures,
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }),
      async (failures, amounts) => {
        const users = new Map<string, number>();
        for (const dollars of amounts) {
          const address = freshWallet();
          users.set(address, dollars * 400_000_000);
          await earn(await referrer(address), dollars, 30);
        }
        const { sender, transfers } = fakePayoutChain(deps.clock, [...failures]);
        for (let run = 0; run <= failures.length; run += 1) {
          await payAll(deps, sender).catch(() => undefined);
          advance(61_000);
        }
        const paid = transfers.map(({ wallet: to, nano }) => [to, nano]);
        expect(paid.toSorted()).toEqual([...users].toSorted());
      },
    ),
    { numRuns: 15, seed: 7 },
  );
});

test('ten simultaneous runs in two processes pay once', async () => {
  const { db, connection, deps, referrer, earn } = await start();
  const elsewhere = connectDatabase(connection, () => undefined);
  onTestFinished(() => elsewhere.destroy());
  for (let user = 0; user < 5; user += 1) await earn(await referrer(freshWallet()), 1, 30);
  const { sender, transfers } = fakePayoutChain(deps.clock);

  await Promise.all(
    Array.from({ length: 10 }, (_, turn) =>
      payAll({ ...deps, db: turn % 2 ? db : elsewhere }, sender),
    ),
  );

  expect(transfers.map(({ nano }) => nano)).toEqual(Array(5).fill(400_000_000));
});

test('of ten simultaneous runs on one planned payout, one sends it', async () => {
  const { db, deps, referrer, earn } = await start();
  const address = freshWallet();
  const userId = await referrer(address);
  await earn(userId, 1, 30);
  await db
    .transaction()
    .execute((tx) => insertPayout(tx, planned(userId, address, 1_000_000), deps.clock.now()));
  const { sender, transfers } = fakePayoutChain(deps.clock);

  await Promise.all(Array.from({ length: 10 }, () => payAll(deps, sender)));

  expect(transfers).toHaveLength(1);
});

test('the database refuses a second payout in flight, another amount and another transaction', async () => {
  const { db, deps, referrer, earn } = await start();
  const address = freshWallet();
  const userId = await referrer(address);
  await earn(userId, 2, 30);
  const plan = () =>
    db
      .transaction()
      .execute((tx) => insertPayout(tx, planned(userId, address, 1_000_000), deps.clock.now()));
  const { id } = await plan();
  await expect(plan()).rejects.toThrow('payout_under_way');
  const change = (values: object) =>
    db.updateTable('payout').set(values).where('id', '=', id).execute();

  for (const other of [{ micros: 2 }, { nano: 2 }, { wallet: freshWallet() }, { sent_at: null }]) {
    const changed = change({ sent_at: deps.clock.now(), ...other });
    await expect(changed).rejects.toThrow('only ever sent');
  }
  await change({ sent_at: deps.clock.now() });
  await change({ transaction: 'once', confirmed_at: deps.clock.now() });
  await expect(change({ transaction: 'twice' })).rejects.toThrow('only ever sent');
  await expect(db.deleteFrom('payout').where('id', '=', id).execute()).rejects.toThrow('only ever');
});
