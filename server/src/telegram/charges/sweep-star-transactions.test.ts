import { expect, test } from 'vitest';
import { startBot } from '../../../test/start-bot.ts';
import { ApiError, HangUp, type StarTransaction } from '../../../test/start-bot-api.ts';
import { startOfTests } from '../../../test/start-server.ts';
import { paymentUpdate, sentAt } from '../../../test/updates.ts';
import { waitingForLocks } from '../../../test/waiting-for-locks.ts';
import { audit } from '../../audit/audit.ts';
import { findOrCreatePlayer } from '../../authentication/find-or-create-player.ts';
import type { Config } from '../../config.ts';
import { singleDatabase } from '../../database/shards.ts';
import { createPayment, findCharge, findPayment } from '../../payments/payments-repository.ts';
import { refundPayment } from '../../payments/refund-payment.ts';
import { starsInvoiceId } from '../../payments/stars-invoice-id.ts';
import { findUser } from '../../users/users-repository.ts';
import { sweepStarTransactions } from './sweep-star-transactions.ts';

type Moved = { chargeId: string; paymentId: string; telegramId: number; amount?: number };

const never = new AbortController().signal;

function partner({ paymentId, telegramId }: Moved) {
  return {
    type: 'user' as const,
    transaction_type: 'invoice_payment' as const,
    user: { id: telegramId, is_bot: false, first_name: 'Ada' },
    invoice_payload: paymentId,
  };
}

const took = (moved: Moved): StarTransaction => ({
  id: moved.chargeId,
  amount: moved.amount ?? 250,
  date: sentAt,
  source: partner(moved),
});

const gave = (moved: Moved): StarTransaction => ({
  id: moved.chargeId,
  amount: 250,
  date: sentAt + 60,
  receiver: partner(moved),
});

async function sweeping(overrides: Partial<Config> = {}) {
  const started = await startBot(overrides);
  const { deps, bot, botApi } = started;
  return {
    ...started,
    sweep: () => sweepStarTransactions({ ...deps, api: bot.api }, bot.botInfo.id, never),
    offsets: () => botApi.callsOf('getStarTransactions').map(({ offset }) => offset),
  };
}

test('[PAY-02] a payment whose update was lost is credited, once', async () => {
  const { botApi, order, tapsOf, sweep, handleUpdate } = await sweeping();
  const { userId, telegramId, telegramUser, paymentId } = await order();
  const chargeId = 'missed';
  botApi.stars.push(took({ chargeId, paymentId, telegramId }));
  await sweep();
  expect(await tapsOf(userId)).toBe(525);
  await sweep();
  await handleUpdate(paymentUpdate(telegramUser, { paymentId, chargeId, amount: 250 }));
  expect(await tapsOf(userId)).toBe(525);
});

test('a refund whose update was lost takes the taps back', async () => {
  const { botApi, order, tapsOf, sweep, handleUpdate } = await sweeping();
  const { userId, telegramId, telegramUser, paymentId } = await order();
  const chargeId = 'returned';
  await handleUpdate(paymentUpdate(telegramUser, { paymentId, chargeId, amount: 250 }));
  botApi.stars.push(
    took({ chargeId, paymentId, telegramId }),
    gave({ chargeId, paymentId, telegramId }),
  );
  await sweep();
  expect(await tapsOf(userId)).toBe(0);
});

test('a payment and its refund whose updates were both lost leave the balance unchanged', async () => {
  const { db, botApi, order, tapsOf, sweep } = await sweeping();
  const { userId, telegramId, paymentId } = await order();
  const moved = { chargeId: 'both', paymentId, telegramId };
  botApi.stars.push(took(moved), gave(moved));
  await sweep();
  expect(await tapsOf(userId)).toBe(0);
  expect(await findCharge(db, 'both')).toMatchObject({ settles: true });
});

test('all pages are read, and the next sweep continues after the last', async () => {
  const { botApi, order, tapsOf, sweep, offsets } = await sweeping();
  const orders = await Promise.all([order(), order(), order()]);
  const others = Array.from({ length: 240 }, (_, index) =>
    took({ chargeId: `other-${index}`, paymentId: `other-${index}`, telegramId: 1 }),
  );
  const [first, second, third] = orders.map(({ telegramId, paymentId }, index) =>
    took({ chargeId: `own-${index}`, paymentId, telegramId }),
  );
  if (!first || !second || !third) throw new Error('There are three orders.');
  botApi.stars.push(...others.slice(0, 99), first, ...others.slice(99), second);
  await sweep();
  expect(offsets()).toEqual([0, 99, 198, 241]);
  botApi.stars.push(third);
  await sweep();
  expect(offsets().slice(4)).toEqual([241, 242]);
  for (const { userId } of orders) expect(await tapsOf(userId)).toBe(525);
});

test.each([
  ['differs from', 1],
  ['is shorter than', 2],
])('a list that %s the last one is read from its beginning', async (_, length) => {
  const { botApi, order, tapsOf, sweep } = await sweeping();
  const [before, after] = await Promise.all([order(), order()]);
  const old = Array.from({ length }, (_, index) => took({ chargeId: `old-${index}`, ...before }));
  botApi.stars.push(...old);
  await sweep();
  botApi.stars.splice(0, length, took({ chargeId: 'new-list', ...after }));
  await sweep();
  expect(await tapsOf(after.userId)).toBe(525);
});

test("a transaction that is not an invoice's payment is skipped", async () => {
  const { db, botApi, sweep, offsets, handleUpdate, order, tapsOf } = await sweeping();
  const { userId, telegramUser, paymentId } = await order();
  await handleUpdate(paymentUpdate(telegramUser, { paymentId, chargeId: 'kept', amount: 250 }));
  const user = { id: 4710, is_bot: false, first_name: 'Ada' };
  const media = { type: 'user', transaction_type: 'paid_media_payment', user } as const;
  botApi.stars.push(
    { id: 'in', amount: 5, date: sentAt, source: { type: 'other' } },
    { id: 'media', amount: 7, date: sentAt, source: media },
    { id: 'out', amount: 9, date: sentAt, receiver: { type: 'fragment' } },
    { id: 'kept', amount: 250, date: sentAt, receiver: media },
  );
  await sweep();
  expect(offsets()).toEqual([0, 3]);
  expect(await tapsOf(userId)).toBe(525);
  expect(await db.selectFrom('charge_record').select('charge_id').execute()).toEqual([]);
});

test('a payment with a wrong amount credits nothing and is refunded', async () => {
  const { botApi, order, tapsOf, sweep } = await sweeping();
  const { userId, telegramId, paymentId } = await order();
  botApi.stars.push(took({ chargeId: 'cheap', paymentId, telegramId, amount: 1 }));
  await sweep();
  expect(await tapsOf(userId)).toBe(0);
  expect(botApi.callsOf('refundStarPayment')).toEqual([
    { user_id: telegramId, telegram_payment_charge_id: 'cheap' },
  ]);
});

test('after a failed sweep the next one books the rest', async () => {
  const { botApi, order, tapsOf, sweep } = await sweeping();
  const { userId, telegramId, paymentId } = await order();
  botApi.stars.push(took({ chargeId: 'late', paymentId, telegramId }));
  botApi.respond('getStarTransactions', () => {
    throw new HangUp();
  });
  await expect(sweep()).rejects.toThrow('getStarTransactions');
  botApi.restore('getStarTransactions');
  await sweep();
  expect(await tapsOf(userId)).toBe(525);
});

test('while one payment cannot be refunded the others are booked, and the next sweep refunds it', async () => {
  const { botApi, order, tapsOf, sweep } = await sweeping();
  const [wrong, right] = [await order(), await order()];
  botApi.stars.push(
    took({ chargeId: 'stuck', ...wrong, amount: 1 }),
    took({ chargeId: 'free', ...right }),
  );
  botApi.respond('refundStarPayment', () => {
    throw new ApiError(500);
  });
  await expect(sweep()).rejects.toThrow('refundStarPayment: 500');
  expect(await tapsOf(right.userId)).toBe(525);
  botApi.respond('refundStarPayment', () => true);
  const before = botApi.callsOf('refundStarPayment').length;
  await sweep();
  await sweep();
  expect(botApi.callsOf('refundStarPayment').slice(before)).toEqual([
    { user_id: wrong.telegramId, telegram_payment_charge_id: 'stuck' },
  ]);
});

test('a charge that an operator has returned is not returned again', async () => {
  const { botApi, db, pushBalance, order, sweep } = await sweeping();
  botApi.stars.push(took({ chargeId: 'by-hand', ...(await order()), amount: 1 }));
  botApi.respond('refundStarPayment', () => {
    throw new ApiError(500);
  });
  await expect(sweep()).rejects.toThrow('refundStarPayment: 500');
  await refundPayment({ db, pushBalance }, { chargeId: 'by-hand', at: startOfTests });
  await sweep();
  expect(botApi.callsOf('refundStarPayment')).toHaveLength(1);
});

/** An offer that was sold for 250 Stars. The database lacks the invoice, as if a backup had been restored. */
const lost = { price: 250, priceMicros: 5_000_000, points: 500, taps: 525, now: startOfTests };

const launchOf = (id: number) => ({
  user: { id, firstName: 'Ada', lastName: null, username: 'ada', languageCode: null },
  authDate: startOfTests,
  startParameter: null,
});

test('a payment whose invoice a restored backup lacks is credited, once', async () => {
  const { db, deps, botApi, order, tapsOf, sweep } = await sweeping();
  const { userId, telegramId } = await order();
  const paymentId = starsInvoiceId(deps.config.botToken, { ...lost, telegramId });
  botApi.stars.push(took({ chargeId: 'gap', paymentId, telegramId }));
  await sweep();
  botApi.stars.push(took({ chargeId: 'other', paymentId: 'other', telegramId }));
  await sweep();
  expect(await tapsOf(userId)).toBe(525);
  expect(await findPayment(db, paymentId)).toMatchObject({
    user_id: userId,
    gateway: 'stars',
    price: 250,
    price_micros: 5_000_000,
    points: 500,
    taps: 525,
    created_at: startOfTests,
  });
  expect((await audit(singleDatabase(db))).differences).toEqual([]);
});

test('a payment is credited whose invoice another server restores at the same moment', async () => {
  const { db, deps, botApi, order, tapsOf, sweep } = await sweeping();
  const { userId, telegramId } = await order();
  const id = starsInvoiceId(deps.config.botToken, { ...lost, telegramId });
  botApi.stars.push(took({ chargeId: 'gap', paymentId: id, telegramId }));
  const { swept } = await db.transaction().execute(async (tx) => {
    await createPayment(tx, { ...lost, id, userId, gateway: 'stars' });
    const swept = sweep();
    await expect.poll(() => waitingForLocks(db)).toBe(1);
    return { swept };
  });
  await swept;
  expect(await tapsOf(userId)).toBe(525);
});

test('a payment of a player whom a restored backup lacks is credited, and a launch brings the names', async () => {
  const { db, deps, botApi, tapsOf, sweep } = await sweeping();
  const telegramId = 4711;
  const paymentId = starsInvoiceId(deps.config.botToken, { ...lost, telegramId });
  botApi.stars.push(took({ chargeId: 'gap', paymentId, telegramId }));
  await sweep();
  const userId = await findOrCreatePlayer(deps, launchOf(telegramId));
  expect(await tapsOf(userId)).toBe(525);
  expect(await findUser(db, userId)).toMatchObject({ first_name: 'Ada' });
});

test('an invoice that is restored leaves the names of a known player', async () => {
  const { db, deps, botApi, sweep } = await sweeping();
  const telegramId = 4712;
  const userId = await findOrCreatePlayer(deps, launchOf(telegramId));
  const paymentId = starsInvoiceId(deps.config.botToken, { ...lost, telegramId });
  botApi.stars.push(took({ chargeId: 'gap', paymentId, telegramId }));
  await sweep();
  expect(await findPayment(db, paymentId)).toMatchObject({ user_id: userId });
  expect(await findUser(db, userId)).toMatchObject({ first_name: 'Ada', username: 'ada' });
});

test('a payment whose invoice was signed before the rotation of the token is credited', async () => {
  const { deps, botApi, order, tapsOf, sweep } = await sweeping({ botTokenPrevious: '1:previous' });
  const { userId, telegramId } = await order();
  const paymentId = starsInvoiceId('1:previous', { ...lost, telegramId });
  expect(deps.config.botToken).not.toBe('1:previous');
  botApi.stars.push(took({ chargeId: 'gap', paymentId, telegramId }));
  await sweep();
  expect(await tapsOf(userId)).toBe(525);
});

test.each([
  ['another price', { amount: 249 }, {}],
  ['another payer', {}, { telegramId: 4711 }],
])('an unknown invoice that was signed for %s credits nothing', async (_, paid, signed) => {
  const { db, deps, botApi, order, tapsOf, sweep } = await sweeping();
  const { userId, telegramId } = await order();
  const paymentId = starsInvoiceId(deps.config.botToken, { ...lost, telegramId, ...signed });
  botApi.stars.push(took({ chargeId: 'forged', paymentId, telegramId, ...paid }));
  await sweep();
  expect(await tapsOf(userId)).toBe(0);
  expect(await findPayment(db, paymentId)).toBeUndefined();
});
