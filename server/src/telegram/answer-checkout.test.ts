import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startBot } from '../../test/start-bot.ts';
import { asked, paid } from '../../test/updates.ts';

const { db, handleUpdate, botApi, order, clock } = await startBot();

/** What the messenger is answered. */
async function answerTo(update: Parameters<typeof handleUpdate>[0]) {
  await handleUpdate(update);
  const { ok, error_message } = botApi.callsOf('answerPreCheckoutQuery').at(-1) ?? {};
  return { ok, words: error_message };
}

test('[PAY-02] an order as its invoice has it may be paid', async () => {
  const { person, paymentId } = await order();
  expect(await answerTo(asked(person, { paymentId, amount: 250 }))).toEqual({ ok: true });
});

test('[STORE-06] an order in dollars is compared in cents', async () => {
  const { person, paymentId } = await order({ gateway: 'dollars', price: 500 });
  const dollars = { paymentId, currency: 'USD' };
  expect(await answerTo(asked(person, { ...dollars, amount: 500 }))).toEqual({ ok: true });
  expect(await answerTo(asked(person, { ...dollars, amount: 499 }))).toMatchObject({ ok: false });
});

test('nobody pays for an invoice that was never made', async () => {
  const { person } = await order();
  const stranger = asked(person, { paymentId: 'nobody-made-this', amount: 250 });
  expect(await answerTo(stranger)).toEqual({
    ok: false,
    words: expect.stringMatching(/^We do not know this order/),
  });
});

test('nobody pays for somebody else', async () => {
  const { paymentId } = await order();
  expect(await answerTo(asked({ id: 99 }, { paymentId, amount: 250 }))).toEqual({
    ok: false,
    words: expect.stringMatching(/^This order belongs to another player/),
  });
});

test.each([
  ['amount', { amount: 249 }],
  ['currency', { amount: 250, currency: 'USD' }],
])('nobody pays another %s than the invoice has', async (_, wrong) => {
  const { person, paymentId } = await order();
  expect(await answerTo(asked(person, { paymentId, ...wrong }))).toEqual({
    ok: false,
    words: expect.stringMatching(/^This order does not have the price/),
  });
});

test('nobody pays twice for one invoice', async () => {
  const { person, paymentId } = await order();
  await handleUpdate(paid(person, { paymentId, chargeId: 'charge-twice', amount: 250 }));
  expect(await answerTo(asked(person, { paymentId, amount: 250 }))).toEqual({
    ok: false,
    words: expect.stringMatching(/^This order is paid already/),
  });
});

test('an invoice is good for a day, and the refusal comes in the language of the player', async () => {
  const { telegramId, paymentId } = await order();
  const question = asked({ id: telegramId, language_code: 'ru' }, { paymentId, amount: 250 });
  const made = clock.time;
  clock.time = made + 24 * 3_600_000;
  expect(await answerTo(question)).toEqual({ ok: true });
  clock.time += 1;
  expect(await answerTo(question)).toEqual({
    ok: false,
    words: expect.stringMatching(/^Этому заказу больше 24 часов/),
  });
  clock.time = made;
});

test('what cannot be checked within a second is refused, and the player may try again', async () => {
  const { person, paymentId } = await order();
  const started = performance.now();
  const answer = await db.transaction().execute(async (tx) => {
    await sql`lock table payment in access exclusive mode`.execute(tx);
    return answerTo(asked(person, { paymentId, amount: 250 }));
  });
  expect(answer).toEqual({ ok: false, words: expect.stringMatching(/have charged nothing/) });
  expect(performance.now() - started).toBeLessThan(5_000);
});

test('an answer that comes too late for the messenger is not given again', async () => {
  const { person, paymentId } = await order();
  botApi.answer('answerPreCheckoutQuery', () => {
    throw new Error('hang up');
  });
  await expect(handleUpdate(asked(person, { paymentId, amount: 250 }))).resolves.toBeUndefined();
});
