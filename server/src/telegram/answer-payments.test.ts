import { expect, test } from 'vitest';
import { banPlayer } from '../../test/ban-player.ts';
import { startBot } from '../../test/start-bot.ts';
import { ApiError } from '../../test/start-bot-api.ts';
import { paymentUpdate, refundUpdate, sentAt } from '../../test/updates.ts';
import { findTapDifferences } from '../audit/audit-taps.ts';
import { singleDatabase } from '../database/shards.ts';
import { erasePlayer } from '../operators/erase-player.ts';
import { refundPayment } from '../payments/refund-payment.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { findUncreditedCharges } from './charges/charge-records-repository.ts';
import { describeCharges } from './charges/describe-charges.ts';

const { db, handleUpdate, botApi, order, tapsOf, pushBalance, messages, clock } = await startBot();

const hoursBefore = (hours: number) => new Date(sentAt * 1000 - hours * 3_600_000);
const refundsOf = (chargeId: string) =>
  botApi
    .callsOf('refundStarPayment')
    .filter(({ telegram_payment_charge_id }) => telegram_payment_charge_id === chargeId);
const uncredited = async () => describeCharges(await findUncreditedCharges(db)).join('\n');

test('[PAY-02] a payment is credited and pushed to the open app', async () => {
  const { userId, telegramUser, paymentId } = await order();
  await handleUpdate(paymentUpdate(telegramUser, { paymentId, chargeId: 'charge-1', amount: 250 }));
  expect(await tapsOf(userId)).toBe(525);
  expect(pushBalance).toHaveBeenCalledWith(userId);
});

test('[PAY-02] a charge that a server credited before it was killed is pushed when Telegram reports it again', async () => {
  const { userId, telegramUser, paymentId } = await order();
  const chargeId = 'charge-not-pushed';
  const killed = { db, pushBalance: () => undefined };
  await settlePayment(killed, { paymentId, chargeId, at: clock.now() });
  pushBalance.mockClear();
  await handleUpdate(paymentUpdate(telegramUser, { paymentId, chargeId, amount: 250 }));
  expect(pushBalance.mock.calls).toEqual([[userId]]);
  expect(await tapsOf(userId)).toBe(525);
});

test('[STORE-06] dollars are credited like Stars', async () => {
  const { userId, telegramUser, paymentId } = await order({ gateway: 'dollars', price: 500 });
  const payment = { paymentId, chargeId: 'charge-usd', amount: 500, currency: 'USD' };
  await handleUpdate(paymentUpdate(telegramUser, payment));
  expect(await tapsOf(userId)).toBe(525);
});

test('[PAY-02] a payment that Telegram reports many times is credited once', async () => {
  const { userId, telegramUser, paymentId } = await order();
  const update = paymentUpdate(telegramUser, { paymentId, chargeId: 'charge-again', amount: 250 });
  await Promise.all(Array.from({ length: 20 }, () => handleUpdate(update)));
  await handleUpdate(update);
  expect(await tapsOf(userId)).toBe(525);
  expect(refundsOf('charge-again')).toEqual([]);
});

test('[PAY-02] the second charge of an invoice is refunded', async () => {
  const { userId, telegramUser, paymentId } = await order();
  await handleUpdate(
    paymentUpdate(telegramUser, { paymentId, chargeId: 'charge-first', amount: 250 }),
  );
  const second = paymentUpdate(telegramUser, { paymentId, chargeId: 'charge-second', amount: 250 });
  await handleUpdate(second);
  await handleUpdate(second);
  expect(await tapsOf(userId)).toBe(525);
  expect(refundsOf('charge-first')).toEqual([]);
  expect(refundsOf('charge-second')).toEqual([
    { user_id: telegramUser.id, telegram_payment_charge_id: 'charge-second' },
  ]);
});

test('a refund that failed is tried again until it succeeds', async () => {
  const { telegramUser, paymentId } = await order();
  await handleUpdate(
    paymentUpdate(telegramUser, { paymentId, chargeId: 'charge-kept', amount: 250 }),
  );
  const second = paymentUpdate(telegramUser, { paymentId, chargeId: 'charge-owed', amount: 250 });
  botApi.respond('refundStarPayment', () => {
    throw new ApiError(500);
  });
  await expect(handleUpdate(second)).rejects.toThrow(
    'refundStarPayment: 500 Internal Server Error',
  );
  botApi.respond('refundStarPayment', () => true);
  await handleUpdate(second);
  await handleUpdate(second);
  expect(refundsOf('charge-owed')).toHaveLength(2);
  const owed = await db
    .selectFrom('payment_refund')
    .selectAll()
    .where('charge_id', '=', 'charge-owed')
    .execute();
  expect(owed).toHaveLength(1);
});

test.each([
  ['more', { amount: 251 }],
  ['less', { amount: 1 }],
  ['dollars', { amount: 250, currency: 'USD' }],
])('a payment of %s than the invoice has credits nothing', async (name, wrong) => {
  const { userId, telegramUser, paymentId } = await order();
  await handleUpdate(
    paymentUpdate(telegramUser, { paymentId, chargeId: `charge-${name}`, ...wrong }),
  );
  expect(await tapsOf(userId)).toBe(0);
  expect(messages).toContain('A charge matches no open invoice and credits nothing.');
});

test.each([
  ['another amount', { amount: 1 }, {}],
  ['another currency', { currency: 'USD' }, {}],
  ['another payer', {}, { id: 78 }],
  ['an unknown invoice', { paymentId: 'made-up' }, {}],
])(
  'a credited charge that is reported again with %s stays credited and paid',
  async (name, reported, payer) => {
    const { userId, telegramUser, paymentId } = await order();
    const payment = { paymentId, chargeId: `charge-altered-${name}`, amount: 250 };
    await handleUpdate(paymentUpdate(telegramUser, payment));
    await handleUpdate(paymentUpdate({ ...telegramUser, ...payer }, { ...payment, ...reported }));
    expect(await tapsOf(userId)).toBe(525);
    expect(refundsOf(payment.chargeId)).toEqual([]);
  },
);

test('[PAY-02] a surplus that was refunded before is booked as refunded and not refunded again', async () => {
  const { userId, telegramUser, paymentId } = await order();
  await handleUpdate(
    paymentUpdate(telegramUser, { paymentId, chargeId: 'charge-kept-first', amount: 250 }),
  );
  botApi.respond('refundStarPayment', () => {
    throw new ApiError(400, 'CHARGE_ALREADY_REFUNDED');
  });
  const second = paymentUpdate(telegramUser, {
    paymentId,
    chargeId: 'charge-returned',
    amount: 250,
  });
  await handleUpdate(second);
  await handleUpdate(second);
  botApi.respond('refundStarPayment', () => true);
  expect(refundsOf('charge-returned')).toHaveLength(1);
  expect(await tapsOf(userId)).toBe(525);
});

test('a payment by another player credits no one and is refunded', async () => {
  const { userId, paymentId } = await order();
  await handleUpdate(
    paymentUpdate({ id: 77 }, { paymentId, chargeId: 'charge-foreign', amount: 250 }),
  );
  expect(await tapsOf(userId)).toBe(0);
  expect(refundsOf('charge-foreign')).toEqual([
    { user_id: 77, telegram_payment_charge_id: 'charge-foreign' },
  ]);
  expect(await uncredited()).not.toContain('charge-foreign');
});

test('a refund that Telegram refuses is logged, and the update is confirmed', async () => {
  const { paymentId } = await order();
  botApi.respond('refundStarPayment', () => {
    throw new ApiError(400, 'BALANCE_TOO_LOW');
  });
  await handleUpdate(
    paymentUpdate({ id: 78 }, { paymentId, chargeId: 'charge-refused', amount: 250 }),
  );
  botApi.respond('refundStarPayment', () => true);
  expect(refundsOf('charge-refused')).toHaveLength(1);
  expect(messages).toContain('The Bot API refused a refund. Nothing was refunded.');
});

test('a payment that was made in time is credited, however late it is reported', async () => {
  const { userId, telegramUser, paymentId } = await order({ now: hoursBefore(24) });
  clock.time += 7 * 24 * 3_600_000;
  await handleUpdate(
    paymentUpdate(telegramUser, { paymentId, chargeId: 'charge-reported-late', amount: 250 }),
  );
  expect(await tapsOf(userId)).toBe(525);
});

test('a payment of an expired invoice credits nothing and is refunded', async () => {
  const { userId, telegramUser, paymentId } = await order({ now: hoursBefore(25) });
  await handleUpdate(
    paymentUpdate(telegramUser, { paymentId, chargeId: 'charge-late', amount: 250 }),
  );
  expect(await tapsOf(userId)).toBe(0);
  expect(refundsOf('charge-late')).toHaveLength(1);
});

test('a payment for an unknown invoice credits nothing and waits for an operator', async () => {
  const { userId, telegramUser } = await order();
  await handleUpdate(
    paymentUpdate(telegramUser, { paymentId: 'made-up', chargeId: 'charge-unknown', amount: 250 }),
  );
  expect(await tapsOf(userId)).toBe(0);
  expect(refundsOf('charge-unknown')).toEqual([]);
});

test.each([
  ['for an unknown invoice', 'record-unknown', { paymentId: 'made-up' }, 'unknown'],
  ['of another amount in dollars', 'record-different', { amount: 499 }, 'different'],
  ['in dollars that settles', 'record-settled', {}, null],
])('a charge %s is recorded once with both ids', async (_, chargeId, changes, mismatch) => {
  const { telegramUser, paymentId } = await order({ gateway: 'dollars', price: 500 });
  const payment = { paymentId, chargeId, amount: 500, currency: 'USD', ...changes };
  const update = paymentUpdate(telegramUser, { ...payment, providerChargeId: `at-${chargeId}` });
  await handleUpdate(update);
  await handleUpdate(update);
  const records = db.selectFrom('charge_record').selectAll().where('charge_id', '=', chargeId);
  expect(await records.execute()).toEqual([
    {
      charge_id: chargeId,
      provider_charge_id: `at-${chargeId}`,
      payload: payment.paymentId,
      currency: 'USD',
      amount: `${payment.amount}`,
      charged_at: new Date(sentAt * 1000),
      mismatch,
      noted_at: expect.any(Date),
    },
  ]);
});

test('operators see what credited nothing, until its refund is booked', async () => {
  const { telegramUser, paymentId } = await order({ gateway: 'dollars', price: 500 });
  for (const chargeId of ['list-paid', 'list-surplus']) {
    const payment = { paymentId, chargeId, amount: 500, currency: 'USD' };
    await handleUpdate(
      paymentUpdate(telegramUser, { ...payment, providerChargeId: `at-${chargeId}` }),
    );
  }
  expect(await uncredited()).toContain('  list-surplus, at the provider at-list-surplus\n');
  expect(await uncredited()).toContain('500 hundredths of USD');
  expect(await uncredited()).toContain('the invoice was paid before');
  expect(await uncredited()).not.toContain('list-paid');
  await refundPayment({ db, pushBalance }, { chargeId: 'list-surplus', at: new Date() });
  expect(await uncredited()).not.toContain('list-surplus');
});

test('operators see a surplus in Stars that Telegram did not refund', async () => {
  const { telegramUser, paymentId } = await order();
  botApi.respond('refundStarPayment', () => {
    throw new ApiError(400, 'BALANCE_TOO_LOW');
  });
  for (const chargeId of ['stars-paid', 'stars-surplus']) {
    await handleUpdate(paymentUpdate(telegramUser, { paymentId, chargeId, amount: 250 }));
  }
  botApi.respond('refundStarPayment', () => true);
  expect(await uncredited()).toContain('  stars-surplus\n');
  expect(await uncredited()).not.toContain('stars-paid');
  await refundPayment({ db, pushBalance }, { chargeId: 'stars-surplus', at: new Date() });
  expect(await uncredited()).not.toContain('stars-surplus');
});

test('a charge of an unknown invoice whose money is back credits nothing when the invoice is known again', async () => {
  const { userId, telegramUser, paymentId } = await order();
  const payment = { paymentId: 'lost', chargeId: 'returned-by-hand', amount: 250 };
  await handleUpdate(paymentUpdate(telegramUser, payment));
  await refundPayment({ db, pushBalance }, { chargeId: payment.chargeId, at: clock.now() });
  await handleUpdate(paymentUpdate(telegramUser, { ...payment, paymentId }));
  expect(await tapsOf(userId)).toBe(0);
});

test('a refund takes the taps back once, however often it is reported', async () => {
  const { userId, telegramUser, paymentId } = await order();
  const payment = { paymentId, chargeId: 'charge-refunded', amount: 250 };
  await handleUpdate(paymentUpdate(telegramUser, payment));
  await handleUpdate(refundUpdate(telegramUser, payment));
  await handleUpdate(refundUpdate(telegramUser, payment));
  expect(await tapsOf(userId)).toBe(0);
});

test('a refund of an unknown charge changes nothing', async () => {
  const { userId, telegramUser, paymentId } = await order();
  await handleUpdate(
    refundUpdate(telegramUser, { paymentId, chargeId: 'charge-never', amount: 250 }),
  );
  expect(await tapsOf(userId)).toBe(0);
});

test('after all these payments and refunds every balance matches its entries', async () => {
  expect(await findTapDifferences(singleDatabase(db))).toEqual([]);
});

test.each([
  ['is returned', false, 0],
  ['is booked if a ban keeps the Telegram id', true, 525],
])('a charge of an erased player %s', async (_, isBanned, taps) => {
  const { userId, telegramUser, paymentId } = await order();
  if (isBanned) await banPlayer(db, userId);
  await erasePlayer({ db }, { userId, operator: 'ada', reason: 'asked by letter' }, 0);
  const chargeId = `charge-of-erased-${taps}`;
  await handleUpdate(paymentUpdate(telegramUser, { paymentId, chargeId, amount: 250 }));
  expect(await tapsOf(userId)).toBe(taps);
  expect(refundsOf(chargeId)).toHaveLength(taps === 0 ? 1 : 0);
});
