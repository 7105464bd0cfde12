import { expect, test } from 'vitest';
import { createDatabase } from '../../../test/create-database.ts';
import { freshWallet, rewards } from '../../../test/create-rewards.ts';
import { fakePayoutChain } from '../../../test/fake-payout-chain.ts';
import { friendlyWallet } from '../../wallets/wallet-address.ts';
import { executePayouts } from './execute-payouts.ts';
import { parsePlan } from './payout-plan.ts';
import { insertPayout } from './payouts-repository.ts';
import { planPayouts } from './plan-payouts.ts';

/** Creates a separate database, because a plan would otherwise include the players of other tests. */
async function prepare() {
  const { db } = await createDatabase();
  return { db, ...rewards(db), ...fakePayoutChain(rewards(db).deps.clock) };
}

const terms = { tonPriceMicros: 2_500_000 };

test('[FIN-11] a plan has each payout with its amount and wallet, and each held amount with its reasons', async () => {
  const { deps, referrer, earn } = await prepare();
  const wallet = freshWallet();
  const userId = await referrer(wallet);
  await earn(userId, 1.5, 30);
  const homeless = await referrer(null);
  await earn(homeless, 2, 30);

  expect(await planPayouts(deps, terms)).toEqual({
    version: 2,
    created_at: deps.clock.now().toISOString(),
    ton_price_micros: 2_500_000,
    total_micros: 1_500_000,
    total_nano: 600_000_000,
    payouts: [
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        user_id: userId,
        wallet: friendlyWallet(wallet),
        micros: 1_500_000,
        nano: 600_000_000,
      },
    ],
    under_way: [],
    held: [{ user_id: homeless, micros: 2_000_000, reasons: ['no wallet'] }],
  });
});

test('what is above a cap is held, and exactly the cap is paid', async () => {
  const { deps, referrer, earn } = await prepare();
  for (const dollars of [4, 2, 1, 1]) await earn(await referrer(freshWallet()), dollars, 30);

  const plan = await planPayouts(deps, {
    ...terms,
    maxPlayerMicros: 2_000_000,
    maxRunMicros: 3_000_000,
  });

  expect(plan.payouts.map(({ micros }) => micros)).toEqual([2_000_000, 1_000_000]);
  expect(plan.held.map(({ reasons }) => reasons)).toEqual([
    [
      'more than the 2.00 dollars that one player is paid',
      'the run would pay more than 3.00 dollars',
    ],
    ['the run would pay more than 3.00 dollars'],
  ]);
});

test('a price more than 20 % from the last one needs the operator’s consent', async () => {
  const { deps, sender, referrer, earn } = await prepare();
  await earn(await referrer(freshWallet()), 1, 30);
  await executePayouts(deps, sender, await planPayouts(deps, terms));

  await expect(planPayouts(deps, { tonPriceMicros: 3_000_001 })).rejects.toThrow(
    'The last payouts were paid at 2.50 dollars per TON, and 3.000001 dollars is more than 20 % away',
  );
  await expect(planPayouts(deps, { tonPriceMicros: 1_999_999 })).rejects.toThrow('20 %');
  await planPayouts(deps, { tonPriceMicros: 3_000_000 });
  await planPayouts(deps, { tonPriceMicros: 9_000_000, isJumpAccepted: true });
});

test('the price of a plan is compared with that of the last payout, not with an earlier one', async () => {
  const { deps, sender, referrer, earn, advance } = await prepare();
  for (const tonPriceMicros of [2_500_000, 3_000_000]) {
    await earn(await referrer(freshWallet()), 1, 30);
    await executePayouts(deps, sender, await planPayouts(deps, { tonPriceMicros }));
    advance(60_000);
  }

  await planPayouts(deps, { tonPriceMicros: 3_600_000 });
  await expect(planPayouts(deps, { tonPriceMicros: 2_399_999 })).rejects.toThrow(
    'The last payouts were paid at 3.00 dollars per TON',
  );
});

test('a payout that was adopted without a price does not hide the price of the one before', async () => {
  const { db, deps, sender, referrer, earn, advance } = await prepare();
  const wallet = freshWallet();
  const userId = await referrer(wallet);
  await earn(userId, 1, 30);
  await executePayouts(deps, sender, await planPayouts(deps, terms));
  await earn(userId, 1, 30);
  advance(60_000);
  const adopted = { id: 'a'.repeat(32), userId, wallet, micros: 1_000_000, nano: 400_000_000 };
  await db.transaction().execute((tx) =>
    insertPayout(tx, { ...adopted, tonPriceMicros: null }, deps.clock.now(), {
      transaction: 'adopted',
    }),
  );

  await expect(planPayouts(deps, { tonPriceMicros: 9_000_000 })).rejects.toThrow('20 %');
});

test('a plan whose price is far from the last one is not executed without consent', async () => {
  const { deps, sender, transfers, referrer, earn } = await prepare();
  await earn(await referrer(freshWallet()), 1, 30);
  await executePayouts(deps, sender, await planPayouts(deps, terms));
  await earn(await referrer(freshWallet()), 1, 30);
  const cheap = { tonPriceMicros: 250_000, isJumpAccepted: true };
  const plan = await planPayouts(deps, cheap);

  await expect(executePayouts(deps, sender, plan)).rejects.toThrow('20 %');
  expect(transfers).toHaveLength(1);
  await executePayouts(deps, sender, plan, { isJumpAccepted: true });
  expect(transfers.map(({ nano }) => nano)).toEqual([400_000_000, 4_000_000_000]);
});

test('a plan is executed within an hour, and by nobody later', async () => {
  const { deps, sender, transfers, referrer, earn, advance } = await prepare();
  await earn(await referrer(freshWallet()), 1, 30);
  const plan = await planPayouts(deps, terms);

  advance(3_600_001);
  await expect(executePayouts(deps, sender, plan)).rejects.toThrow('older than an hour');
  advance(-1);
  await executePayouts(deps, sender, plan);

  expect(transfers).toMatchObject([{ nano: 400_000_000 }]);
});

test('what is left of a plan after an hour of its execution is not paid at its old price', async () => {
  const { deps, sender, transfers, referrer, earn, advance } = await prepare();
  for (let user = 0; user < 3; user += 1) await earn(await referrer(freshWallet()), 1, 30);
  const plan = await planPayouts(deps, terms);
  const prepareSlow: typeof sender.prepare = async (order) => {
    const send = await sender.prepare(order);
    return (sentAt) => send(sentAt).finally(() => advance(1_800_001));
  };
  const slow = { ...sender, prepare: prepareSlow };

  const states = (await executePayouts(deps, slow, plan)).map(({ state }) => state);

  expect(states).toEqual(['confirmed', 'confirmed', 'expired']);
  expect(transfers).toHaveLength(2);
});

test('a plan may be dated a minute in the future, and no more', async () => {
  const { deps, sender, transfers, referrer, earn, advance } = await prepare();
  await earn(await referrer(freshWallet()), 1, 30);
  const plan = await planPayouts(deps, terms);

  advance(-60_001);
  await expect(executePayouts(deps, sender, plan)).rejects.toThrow('dated in the future');
  advance(1);
  await executePayouts(deps, sender, plan);

  expect(transfers).toMatchObject([{ nano: 400_000_000 }]);
});

test('an executed plan pays nothing again', async () => {
  const { deps, sender, transfers, referrer, earn } = await prepare();
  await earn(await referrer(freshWallet()), 1, 30);
  const plan = await planPayouts(deps, terms);

  await executePayouts(deps, sender, plan);
  expect(await executePayouts(deps, sender, plan)).toEqual([]);

  expect(transfers).toHaveLength(1);
});

test('what has changed since the plan is not paid: another wallet, a refund, other rewards', async () => {
  const { db, deps, sender, transfers, referrer, earn, refund } = await prepare();
  const moved = await referrer(freshWallet());
  await earn(moved, 1, 30);
  const refunded = await referrer(freshWallet());
  const charge = await earn(refunded, 1, 30);
  const replaced = await referrer(freshWallet());
  const first = await earn(replaced, 1, 30);
  const plan = await planPayouts(deps, terms);
  const changes = { wallet_hash: freshWallet() };
  await db.updateTable('users').set(changes).where('id', '=', moved).execute();
  await refund(charge);
  await refund(first);
  await earn(replaced, 1, 30);

  const changed = Array(3).fill({ state: 'changed' });
  expect(await executePayouts(deps, sender, plan)).toMatchObject(changed);
  expect(transfers).toEqual([]);
});

test('[FIN-11] an amount that was raised in the file of a plan is not paid', async () => {
  const { deps, sender, transfers, referrer, earn } = await prepare();
  await earn(await referrer(freshWallet()), 1, 30);
  const plan = await planPayouts(deps, terms);
  const amounts = { micros: 50_000_000, nano: 20_000_000_000 };
  const raised = parsePlan(
    JSON.stringify({
      ...plan,
      payouts: plan.payouts.map((one) => ({ ...one, ...amounts })),
      total_micros: amounts.micros,
      total_nano: amounts.nano,
    }),
  );

  expect(await executePayouts(deps, sender, raised)).toMatchObject([{ state: 'changed' }]);
  expect(transfers).toEqual([]);
});

test('a plan that was made for other rewards has another id for the same amount', async () => {
  const { deps, referrer, earn } = await prepare();
  const userId = await referrer(freshWallet());
  await earn(userId, 1, 30);
  const [first] = (await planPayouts(deps, terms)).payouts;
  await earn(userId, 1, 30);
  const [second] = (await planPayouts(deps, terms)).payouts;
  expect(first?.id).not.toBe(second?.id);
});
