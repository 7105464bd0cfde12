import { expect, test } from 'vitest';
import { freshWallet } from '../../test/create-rewards.ts';
import { startPayouts } from '../../test/start-payouts.ts';
import { insertPayout } from '../payments/payouts/payouts-repository.ts';
import { reconcilePayouts } from './payout-history.ts';

// The id of a payment, and the longest one that the contract allows.
test.each(['ab12cd34ef56gh78ij90', 'g'.repeat(32)])(
  'a transfer with the comment %s is no payout',
  async (id) => {
    const { sending, wallet, transfer } = await startPayouts();
    await transfer({ id, wallet: freshWallet(), nano: 5 });

    const unknown = await reconcilePayouts({ ...sending, wallet: wallet.address });

    expect(unknown).toEqual([]);
  },
);

test.each([
  ['another wallet', { wallet: freshWallet() }],
  ['another amount', { nano: 399_999_999 }],
])('[FIN-11] a transfer with the id of a payout and %s does not confirm it', async (_, other) => {
  const { due, db, deps, sending, wallet, transfer, payouts } = await startPayouts();
  const { userId, address } = await due(1);
  const order = { id: 'ab'.repeat(16), wallet: address, nano: 400_000_000 };
  const payout = { ...order, userId, micros: 1_000_000, tonPriceMicros: null };
  await db.transaction().execute((tx) => insertPayout(tx, payout, deps.clock.now()));
  const reconcile = () => reconcilePayouts({ ...sending, wallet: wallet.address });

  await transfer({ ...order, ...other });
  expect(await reconcile()).toMatchObject([{ ...order, ...other }]);
  expect(await payouts()).toMatchObject([{ transaction: null }]);

  await transfer(order);
  expect(await reconcile()).toMatchObject([other]);
  expect(await payouts()).toMatchObject([{ transaction: expect.any(String) }]);
});

test('the history of a wallet that has no new transaction is not read again', async () => {
  const { sending, wallet, transfer, callCount } = await startPayouts();
  await transfer({ id: 'ab12cd34ef56gh78ij90', wallet: freshWallet(), nano: 5 });
  const reconcile = () => reconcilePayouts({ ...sending, wallet: wallet.address });
  await reconcile();
  const calls = callCount('getTransactions');
  await reconcile();
  expect(callCount('getTransactions')).toBe(calls);
});
