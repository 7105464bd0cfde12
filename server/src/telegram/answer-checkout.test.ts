import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { banPlayer } from '../../test/ban-player.ts';
import { startBot } from '../../test/start-bot.ts';
import { HangUp } from '../../test/start-bot-api.ts';
import { checkoutUpdate, paymentUpdate } from '../../test/updates.ts';

const { db, handleUpdate, botApi, order, clock } = await startBot();

/** Handles a pre-checkout query and returns the answer that the bot sends to Telegram. */
async function responseTo(update: Parameters<typeof handleUpdate>[0]) {
  await handleUpdate(update);
  const { ok, error_message } = botApi.callsOf('answerPreCheckoutQuery').at(-1) ?? {};
  return { ok, text: error_message };
}

test('[PAY-02] a checkout is approved when its order equals the invoice', async () => {
  const { telegramUser, paymentId } = await order();
  expect(await responseTo(checkoutUpdate(telegramUser, { paymentId, amount: 250 }))).toEqual({
    ok: true,
  });
});

test('[STORE-06] an order in dollars is compared in cents', async () => {
  const { telegramUser, paymentId } = await order({ gateway: 'dollars', price: 500 });
  const dollars = { paymentId, currency: 'USD' };
  expect(await responseTo(checkoutUpdate(telegramUser, { ...dollars, amount: 500 }))).toEqual({
    ok: true,
  });
  expect(await responseTo(checkoutUpdate(telegramUser, { ...dollars, amount: 499 }))).toMatchObject(
    {
      ok: false,
    },
  );
});

test('an order without an invoice is refused', async () => {
  const { telegramUser } = await order();
  const other = checkoutUpdate(telegramUser, { paymentId: 'nobody-made-this', amount: 250 });
  expect(await responseTo(other)).toEqual({
    ok: false,
    text: expect.stringMatching(/^We do not know this order/),
  });
});

test("an order for another player's invoice is refused", async () => {
  const { paymentId } = await order();
  expect(await responseTo(checkoutUpdate({ id: 99 }, { paymentId, amount: 250 }))).toEqual({
    ok: false,
    text: expect.stringMatching(/^This order belongs to another player/),
  });
});

test.each([
  ['amount', { amount: 249 }],
  ['currency', { amount: 250, currency: 'USD' }],
])('an order with another %s than the invoice has is refused', async (_, wrong) => {
  const { telegramUser, paymentId } = await order();
  expect(await responseTo(checkoutUpdate(telegramUser, { paymentId, ...wrong }))).toEqual({
    ok: false,
    text: expect.stringMatching(/^This order does not have the price/),
  });
});

test('a second payment of one invoice is refused', async () => {
  const { telegramUser, paymentId } = await order();
  await handleUpdate(
    paymentUpdate(telegramUser, { paymentId, chargeId: 'charge-twice', amount: 250 }),
  );
  expect(await responseTo(checkoutUpdate(telegramUser, { paymentId, amount: 250 }))).toEqual({
    ok: false,
    text: expect.stringMatching(/^This order is paid already/),
  });
});

test('an invoice is valid for a day, and the refusal is in the language of the player', async () => {
  const { telegramId, paymentId } = await order();
  const question = checkoutUpdate(
    { id: telegramId, language_code: 'ru' },
    { paymentId, amount: 250 },
  );
  const made = clock.time;
  clock.time = made + 24 * 3_600_000;
  expect(await responseTo(question)).toEqual({ ok: true });
  clock.time += 1;
  expect(await responseTo(question)).toEqual({
    ok: false,
    text: expect.stringMatching(/^Этому заказу больше 24 часов/),
  });
  clock.time = made;
});

test('an order that cannot be checked within a second is refused, and the player may try again', async () => {
  const { telegramUser, paymentId } = await order();
  const started = performance.now();
  const response = await db.transaction().execute(async (tx) => {
    await sql`lock table payment in access exclusive mode`.execute(tx);
    return responseTo(checkoutUpdate(telegramUser, { paymentId, amount: 250 }));
  });
  expect(response).toEqual({ ok: false, text: expect.stringMatching(/have charged nothing/) });
  expect(performance.now() - started).toBeLessThan(5_000);
});

test('an answer that reaches Telegram too late is not repeated', async () => {
  const { telegramUser, paymentId } = await order();
  botApi.respond('answerPreCheckoutQuery', () => {
    throw new HangUp();
  });
  await expect(
    handleUpdate(checkoutUpdate(telegramUser, { paymentId, amount: 250 })),
  ).resolves.toBeUndefined();
});

test('the checkout of a banned player is refused, also for an invoice from before the ban', async () => {
  const { telegramUser, paymentId } = await order();
  const { user_id } = await db
    .selectFrom('payment')
    .select('user_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  await banPlayer(db, user_id);
  const refused = { ok: false, text: expect.stringMatching(/^Your account is closed/) };
  const checkout = checkoutUpdate(telegramUser, { paymentId, amount: 250 });
  expect(await responseTo(checkout)).toEqual(refused);
  // The ban is the reason that the player reads, also if the invoice is paid.
  await handleUpdate(
    paymentUpdate(telegramUser, { paymentId, chargeId: 'charge-of-banned', amount: 250 }),
  );
  expect(await responseTo(checkout)).toEqual(refused);
});
