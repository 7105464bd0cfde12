import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { startBot } from '../../test/start-bot.ts';
import { startServer } from '../../test/start-server.ts';
import { messageUpdate, paymentUpdate } from '../../test/updates.ts';
import { findChargeRecord } from './charges/charge-records-repository.ts';

const secret = 'a-secret-that-two-know';
const path = '/telegram/webhook';
const { handleUpdate, botApi, order, tapsOf, db } = await startBot();
const { call, port } = await startServer({
  config: { telegramWebhookSecret: secret },
  handleUpdate,
});
const deliver = (body: unknown, given = secret) =>
  call('POST', path, { body, headers: { 'X-Telegram-Bot-Api-Secret-Token': given } });

test('[PAY-02] the delivery of a payment gets 200 once it is credited', async () => {
  const { userId, telegramUser, paymentId } = await order();
  const update = paymentUpdate(telegramUser, { paymentId, chargeId: 'hooked', amount: 250 });
  expect((await deliver(update)).status).toBe(200);
  expect(await tapsOf(userId)).toBe(525);
  expect((await deliver(update)).status).toBe(200);
  expect(await tapsOf(userId)).toBe(525);
});

test.each(['', 'another-secret-that-no-one-knows', secret.slice(0, -1), `${secret}x`, 'é'])(
  'a forged delivery credits nothing: %j',
  async (given) => {
    const { userId, telegramUser, paymentId } = await order();
    const update = paymentUpdate(telegramUser, {
      paymentId,
      chargeId: `forged-${given}`,
      amount: 250,
    });
    expect((await deliver(update, encodeURIComponent(given))).status).toBe(401);
    expect(await tapsOf(userId)).toBe(0);
  },
);

test('an update that cannot be booked gets 500, so that Telegram delivers it again', async () => {
  const { userId, telegramUser, paymentId } = await order();
  const update = paymentUpdate(telegramUser, { paymentId, chargeId: 'delayed', amount: 250 });
  await db.schema.alterTable('payment_charge').renameTo('payment_charge_away').execute();
  expect((await deliver(update)).status).toBe(500);
  await db.schema.alterTable('payment_charge_away').renameTo('payment_charge').execute();
  expect((await deliver(update)).status).toBe(200);
  expect(await tapsOf(userId)).toBe(525);
});

test('a payment whose payload PostgreSQL cannot store gets 200, and operators see its charge', async () => {
  const payment = { paymentId: 'made\0up', chargeId: 'with-nul', amount: 250 };
  expect((await deliver(paymentUpdate({ id: 6 }, payment))).status).toBe(200);
  expect(await findChargeRecord(db, 'with-nul')).toMatchObject({
    payload: 'made\uFFFDup',
    mismatch: 'unknown',
  });
});

test('updates of other kinds get 200 and change nothing', async () => {
  const before = botApi.callsOf('sendMessage').length;
  for (const update of [
    { update_id: 1 },
    { update_id: 2, poll: {} },
    { update_id: 3, message: { message_id: 1, chat: { id: 1, type: 'private' }, date: 1 } },
  ]) {
    expect((await deliver(update)).status).toBe(200);
  }
  expect(botApi.callsOf('sendMessage')).toHaveLength(before);
});

test.each([
  [null],
  ['text'],
  [[]],
  [{}],
  [{ update_id: 'one' }],
  [{ update_id: 1, x: 'x'.repeat(1_000_001) }],
])('a body that is not an update is refused', async (body) => {
  expect((await deliver(body)).status).toBe(400);
});

test('a message of the maximum length is handled', async () => {
  const text = `/terms ${'😀'.repeat(4_000)}`;
  expect((await deliver(messageUpdate({ id: 5 }, text))).status).toBe(200);
  expect(botApi.callsOf('sendMessage').at(-1)).toMatchObject({ chat_id: 5 });
});

test('a delivery that breaks off changes nothing', async () => {
  const headers = { 'X-Telegram-Bot-Api-Secret-Token': secret, 'Content-Length': '100' };
  const broken = request({ port, path, method: 'POST', headers });
  broken.on('error', () => undefined);
  broken.write('{"update_id":');
  await once(broken, 'socket');
  broken.destroy();
  expect((await deliver({ update_id: 1 })).status).toBe(200);
});

test('other methods than POST are refused', async () => {
  expect((await call('GET', path)).status).toBe(405);
});

test("without TELEGRAM_WEBHOOK_SECRET the webhook's path gets 404", async () => {
  const { call: callOther } = await startServer({ handleUpdate });
  const response = await callOther('POST', path, {
    body: { update_id: 1 },
    headers: { 'X-Telegram-Bot-Api-Secret-Token': '' },
  });
  expect(response.status).toBe(404);
});
