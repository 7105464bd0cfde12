import { expect, test } from 'vitest';
import { copyDatabase } from '../../../test/create-database.ts';
import { freshWallet } from '../../../test/create-rewards.ts';
import { tonPriceMicros } from '../../../test/pay-all.ts';
import { startPayouts } from '../../../test/start-payouts.ts';
import { refundPayment } from '../refund-payment.ts';
import { decidePayout } from './decide-payout.ts';
import { findOverpaid } from './overpaid.ts';

/** Pays three dollars for a reward that the restored database lacks, and returns the decision about this transfer. */
async function paidForLostReward(original: Awaited<ReturnType<typeof startPayouts>>) {
  const backup = await copyDatabase(original);
  const { userId } = await original.due(3);
  await original.run();
  const { hash: transaction = '' } = original.transfers.find(({ nano }) => nano === 1.2e9) ?? {};
  original.advanceClocks(3_600_000);
  const restored = original.restore(backup);
  const decide = async (player: number, price = tonPriceMicros, isJumpAccepted = false) => {
    const decision = { transaction, userId: player, tonPriceMicros: price };
    return decidePayout({ ...restored.deps, isJumpAccepted }, await restored.unknown(), decision);
  };
  return { restored, userId, decide };
}

test('a lost payout is not booked to a player who joined after it and got the id of another one', async () => {
  const { restored, userId, decide } = await paidForLostReward(await startPayouts());
  await expect(decide(userId)).rejects.toThrow(`There is no player ${userId}.`);
  expect(await restored.referrer(freshWallet(), true, 0)).toBe(userId);

  await expect(decide(userId)).rejects.toThrow(
    /^Player \d+ joined at 2026-11-20T11:00:00\.000Z, not surely before the transfer of 2026-11-20T10:0.+: after a restore .+ Name a player who joined before it, such as one of your own\.$/,
  );
  const minutesBefore = await restored.referrer(null, false, 65 / 1_440);
  await expect(decide(minutesBefore)).rejects.toThrow(
    'joined at 2026-11-20T09:55:00.000Z, not surely',
  );
  expect(await findOverpaid(restored.db)).toEqual([]);
  expect(await decide(await restored.referrer(null))).toMatchObject({ micros: 3_000_000 });
});

test('a lost payout is not booked to a player whom another transfer fits, until that one is booked', async () => {
  const original = await startPayouts();
  const { userId } = await original.due(1);
  const { restored, decide } = await paidForLostReward(original);

  await expect(decide(userId)).rejects.toThrow(
    new RegExp(
      `^The payout \\S+ of 0\\.4 TON to .+ fits the rewards of player ${userId}: run --adopt first\\.$`,
    ),
  );
  await expect(restored.adopt()).rejects.toThrow('1 payouts are booked, 1 are not');
  expect(await decide(userId)).toMatchObject({ user_id: userId, micros: 3_000_000 });
  expect(await restored.unknown()).toEqual([]);
});

test('a later transfer to the same wallet, which waits for the lost one, does not stop the decision', async () => {
  const original = await startPayouts();
  const { userId } = await original.due(1);
  const refunded = await original.earn(userId, 2, 30);
  await original.earn(userId, 3, 20.5);
  const backup = await copyDatabase(original);
  await original.run();
  original.advanceClocks(86_400_000);
  await original.refund(refunded);
  await original.run();
  const restored = original.restore(backup);
  // Dated before both payouts, so the first one fits nobody.
  await refundPayment(restored.deps, { chargeId: refunded, at: new Date('2026-11-01T00:00:00Z') });
  await expect(restored.adopt()).rejects.toThrow('0 payouts are booked, 2 are not');
  const [{ hash: transaction = '' } = {}] = original.transfers;
  const decision = { transaction, userId, tonPriceMicros };

  await decidePayout(restored.deps, await restored.unknown(), decision);
  expect(await restored.adopt()).toMatchObject([{ user_id: userId, micros: 1_000_000 }]);
  expect(await findOverpaid(restored.db)).toEqual([]);
});

test('a price far from that of the last payout is refused, or accepted on request', async () => {
  const original = await startPayouts();
  const { userId } = await original.due(2);
  await original.run();
  const { decide } = await paidForLostReward(original);

  await expect(decide(userId, 25_000_000)).rejects.toThrow(
    'The last payouts were paid at 2.50 dollars per TON, and 25.00 dollars is more than 20 % away',
  );
  expect(await decide(userId, 25_000_000, true)).toMatchObject({ micros: 30_000_000 });
});
