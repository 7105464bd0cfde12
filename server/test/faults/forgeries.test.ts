import { expect, test } from 'vitest';
import { audit } from '../../src/audit/audit.ts';
import { singleDatabase } from '../../src/database/shards.ts';
import { startBot } from '../start-bot.ts';
import { startServer } from '../start-server.ts';
import { paymentUpdate, refundUpdate } from '../updates.ts';
import { extent } from './extent.ts';
import { seededRandom } from './seeded-random.ts';

const secret = 'a-secret-that-two-know';
const { handleUpdate, order, tapsOf, db, botApi } = await startBot();
const { call } = await startServer({ config: { telegramWebhookSecret: secret }, handleUpdate });

async function deliver(update: unknown, headers: Record<string, string>, path = '') {
  return (await call('POST', `/telegram/webhook${path}`, { body: update, headers })).status;
}
const genuine = { 'X-Telegram-Bot-Api-Secret-Token': secret };
const charges = () => db.selectFrom('payment_charge').select('charge_id').execute();

test('deliveries with a forged secret are refused, however similar it is, and credit nothing', async () => {
  const { userId, telegramUser, paymentId } = await order();
  const update = paymentUpdate(telegramUser, { paymentId, chargeId: 'forged', amount: 250 });
  const random = seededRandom(20_264);
  const forged = Array.from({ length: extent(200, 10_000) }, () => {
    const at = random(secret.length);
    const other = String.fromCharCode(33 + random(90));
    const changed = secret.slice(0, at) + other + secret.slice(at + random(3));
    return { 'X-Telegram-Bot-Api-Secret-Token': changed === secret ? 'lucky' : changed };
  });
  const responses = [];
  for (const headers of [
    ...forged,
    {},
    { 'X-Telegram-Bot-Api-Secret': secret },
    { Authorization: secret },
    { Cookie: `X-Telegram-Bot-Api-Secret-Token=${secret}` },
    { 'X-Telegram-Bot-Api-Secret-Token': `${secret}, ${secret}` },
    { 'X-Telegram-Bot-Api-Secret-Token': secret.toUpperCase() },
    { 'X-Telegram-Bot-Api-Secret-Token': encodeURIComponent(`${secret} `) },
  ] as Record<string, string>[]) {
    responses.push(await deliver({ ...update, secret_token: secret }, headers));
  }
  responses.push(await deliver(update, {}, `?secret_token=${secret}`));
  expect(new Set(responses)).toEqual(new Set([401]));
  expect(await tapsOf(userId)).toBe(0);
});

test.each([
  ['less than the price', { amount: 249 }],
  ['more than the price', { amount: 251 }],
  ['nothing', { amount: 0 }],
  ['less than nothing', { amount: -250 }],
  ['a fraction more', { amount: 250.000_001 }],
  ['another currency', { currency: 'USD' }],
  ['no currency', { currency: '' }],
  ['an unknown invoice', { paymentId: 'nobody-made-this-one' }],
  ['an invoice with a quote in its name', { paymentId: "' or true --" }],
])('[PAY-02] a payment of %s credits nothing', async (what, change) => {
  const { userId, telegramUser, paymentId } = await order();
  const update = paymentUpdate(telegramUser, {
    paymentId,
    chargeId: `wrong: ${what}`,
    amount: 250,
    ...change,
  });
  expect(await deliver(update, genuine)).toBe(200);
  expect(await tapsOf(userId)).toBe(0);
  expect((await charges()).map(({ charge_id }) => charge_id)).not.toContain(`wrong: ${what}`);
});

test("[PAY-02] a payment for another player's invoice credits neither", async () => {
  const [mine, theirs] = [await order(), await order()];
  const { paymentId } = theirs;
  const update = paymentUpdate(mine.telegramUser, { paymentId, chargeId: 'foreign', amount: 250 });
  expect(await deliver(update, genuine)).toBe(200);
  expect(await Promise.all([mine, theirs].map(({ userId }) => tapsOf(userId)))).toEqual([0, 0]);
});

test.each(['edited_message', 'channel_post', 'edited_channel_post', 'business_message'])(
  'a payment that comes as %s is ignored',
  async (kind) => {
    const { userId, telegramUser, paymentId } = await order();
    const { update_id, message } = paymentUpdate(telegramUser, {
      paymentId,
      chargeId: kind,
      amount: 250,
    });
    expect(await deliver({ update_id, [kind]: message }, genuine)).toBe(200);
    expect(await tapsOf(userId)).toBe(0);
  },
);

test('[PAY-02] one payment that is delivered with ever new update ids and dates credits once', async () => {
  const { userId, telegramUser, paymentId } = await order();
  const payment = { paymentId, chargeId: 'replayed', amount: 250 };
  for (let number = 1; number <= 50; number += 1) {
    const update = paymentUpdate(telegramUser, payment, number);
    const later = { ...update.message, date: (update.message?.date ?? 0) + number };
    expect(await deliver({ ...update, message: later }, genuine)).toBe(200);
  }
  expect(await tapsOf(userId)).toBe(525);
});

test('a refund without a payment, or a second one, takes nothing', async () => {
  const { userId, telegramUser, paymentId } = await order();
  const payment = { paymentId, chargeId: 'kept', amount: 250 };
  await deliver(paymentUpdate(telegramUser, payment), genuine);
  await deliver(refundUpdate(telegramUser, { ...payment, chargeId: 'unknown' }), genuine);
  expect(await tapsOf(userId)).toBe(525);
  for (let again = 0; again < 20; again += 1)
    await deliver(refundUpdate(telegramUser, payment), genuine);
  expect(await tapsOf(userId)).toBe(0);
  const { debt } = await db
    .selectFrom('tap_balance')
    .select('debt')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  expect(debt).toBe(0);
});

test('after all of this the audit finds nothing, and only Stars that bought nothing were refunded', async () => {
  expect((await audit(singleDatabase(db))).differences).toEqual([]);
  const returned = botApi
    .callsOf('refundStarPayment')
    .map((call) => call.telegram_payment_charge_id);
  for (const kept of ['forged', 'replayed', 'kept']) expect(returned).not.toContain(kept);
});
