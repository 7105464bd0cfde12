import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { invoice } from '../../test/create-payment.ts';
import { createPlayer } from '../../test/create-player.ts';
import { testDeps } from '../../test/test-deps.ts';
import { singleDatabase } from '../database/shards.ts';
import { refundPayment } from '../payments/refund-payment.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { recordCharge } from '../telegram/charges/charge-records-repository.ts';
import { hourMs } from '../utc-day.ts';
import { audit } from './audit.ts';

/** Creates an invoice in dollars, and records the charge `chargeId` for it, as the bot does before the booking. */
async function recorded(chargeId: string, hoursAgo: number, mismatch: 'expired' | null = null) {
  const { db } = await createDatabase();
  const deps = testDeps(db);
  const { userId } = await createPlayer(db);
  const at = new Date(Date.now() - hoursAgo * hourMs);
  const { id: paymentId } = await invoice(db, userId, { gateway: 'dollars', price: 1_000 });
  const charge = { chargeId, paymentId, providerChargeId: 'at-provider', telegramId: 1, at };
  await recordCharge(db, { ...charge, currency: 'USD', amount: 1_000 }, mismatch, at);
  return {
    paymentId,
    settle: () => settlePayment(deps, { chargeId, paymentId, at }),
    giveBack: () => refundPayment(deps, { chargeId, at }),
    differences: async () => (await audit(singleDatabase(db))).differences,
  };
}

test('a charge that matched its invoice and is not booked is reported until it is given back', async () => {
  const { paymentId, giveBack, differences } = await recorded('lost', 25);
  expect(await differences()).toEqual([
    `The charge lost paid invoice ${paymentId}, and is neither booked nor given back.`,
  ]);
  await giveBack();
  expect(await differences()).toEqual([]);
});

test('a charge that Telegram may report again, and one that credits nothing, are not reported', async () => {
  expect(await (await recorded('young', 23)).differences()).toEqual([]);
  expect(await (await recorded('late', 25, 'expired')).differences()).toEqual([]);
});

test('a charge that is booked is not reported', async () => {
  const { settle, differences } = await recorded('booked', 25);
  await settle();
  expect(await differences()).toEqual([]);
});
