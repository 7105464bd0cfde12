import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { starsInvoices } from '../src/telegram/make-invoice-link.ts';
import { createDatabase } from './create-database.ts';
import { signInitData } from './init-data.ts';
import { startBot } from './start-bot.ts';
import { startLive } from './start-live.ts';
import { startOfTests, startServer } from './start-server.ts';

const [previous, stranger] = [
  '1234567890:the-token-before-the-rotation-00',
  '1234567890:a-token-that-was-never-valid-0000',
];
const config = { botTokenPrevious: previous };
const sign = (token: string, at = startOfTests) =>
  signInitData(
    {
      user: JSON.stringify({ id: 41, first_name: 'Ada' }),
      auth_date: String(at.getTime() / 1000),
    },
    token,
  );

type Me = { id: number; code?: string };
async function callWith(call: Awaited<ReturnType<typeof startServer>>['call'], initData: string) {
  const headers = { Authorization: `tma ${initData}` };
  const { status, body } = await call<Me>('GET', '/api/user/me', { headers });
  return { status, ...body };
}

test('requests of apps that were opened before the rotation are those of the same player', async () => {
  const { call, logLines } = await startServer({ config });
  const after = await callWith(call, await sign(development.bot_token));
  const before = await callWith(call, await sign(previous));
  expect([after.status, before.status, before.id]).toEqual([200, 200, after.id]);
  expect(await callWith(call, await sign(stranger))).toMatchObject({
    status: 401,
    code: 'INIT_DATA_SIGNATURE_INVALID',
  });
  expect(logLines.join()).not.toContain(previous);
});

test('init data of the previous token expires like any other', async () => {
  const { call } = await startServer({ config });
  const old = new Date(startOfTests.getTime() - 86_400_000);
  expect(await callWith(call, await sign(previous, old))).toMatchObject({
    status: 401,
    code: 'INIT_DATA_EXPIRED',
  });
});

test('without a previous token nothing but the token is accepted', async () => {
  const { call } = await startServer();
  expect(await callWith(call, await sign(development.bot_token))).toMatchObject({ status: 200 });
  for (const token of [previous, stranger]) {
    expect(await callWith(call, await sign(token))).toMatchObject({
      status: 401,
      code: 'INIT_DATA_SIGNATURE_INVALID',
    });
  }
});

test('a live connection opens with the init data of both tokens, and of no other', async () => {
  const { db } = await createDatabase();
  const { tryConnect, deps } = await startLive(db, { config: { ...readConfig({}), ...config } });
  for (const token of [development.bot_token, previous]) {
    const socket = await tryConnect(await sign(token, deps.clock.now())).opened();
    socket.sendJson({ multiplier: 1, taps: 1, tg_user_id: 41 });
    expect(await socket.next()).toMatchObject({ type: 'taps', applied: 0 });
    socket.drop();
  }
  const { closed } = tryConnect(await sign(stranger, deps.clock.now()));
  expect(await closed).toEqual({ code: 4401, reason: 'INIT_DATA_SIGNATURE_INVALID' });
});

test('the Bot API gets the new token alone', async () => {
  const { bot, botApi } = await startBot(config);
  const invoice = { paymentId: 'k2j4h6', price: 250, taps: 525, languageCode: null };
  expect(bot.token).toBe(development.bot_token);
  // The fake refuses calls with any other token.
  await expect(starsInvoices(bot.api)(invoice)).resolves.toContain('https://t.me/$');
  expect(botApi.callsOf('createInvoiceLink')).toHaveLength(1);
});
