import { expect, test } from 'vitest';
import { dewey, fakeBotApi, simulatorOrigin, starsInvoice, token } from './fake-bot-api.fixture.ts';

test('a wrong token is refused with 401, an unknown method and path with 404', async () => {
  const { address, call } = await fakeBotApi();

  expect(await call('getMe', {}, '1:wrong')).toEqual({
    status: 401,
    ok: false,
    error_code: 401,
    description: 'Unauthorized',
  });
  expect(await call('flyAway')).toMatchObject({
    error_code: 404,
    description: 'Not Found: method not found',
  });
  expect(await call('constructor')).toMatchObject({ error_code: 404 });
  expect((await fetch(`${address}/`)).status).toBe(404);
});

test('the methods of the test environment are those of the main one', async () => {
  const { address, bot } = await fakeBotApi();

  const response = await fetch(`${address}/bot${token}/test/getMe`);

  expect(await response.json()).toMatchObject({ ok: true, result: { id: bot.me.id } });
});

test('a method reads parameters from a query, a form, a multipart form and JSON, and ignores the case of its name', async () => {
  const { address, bot } = await fakeBotApi();
  const url = `${address}/bot${token}/SENDMESSAGE`;
  const fields = (text: string) => ({ chat_id: String(dewey.id), text });
  const parts = new FormData();
  for (const [name, value] of Object.entries(fields('parts'))) parts.set(name, value);
  const headers = { 'Content-Type': 'application/json' };
  const json = JSON.stringify({ chat_id: dewey.id, text: 'json' });

  await fetch(`${url}?${new URLSearchParams(fields('query'))}`);
  await fetch(url, { method: 'POST', body: new URLSearchParams(fields('form')) });
  await fetch(url, { method: 'POST', body: parts });
  await fetch(url, { method: 'POST', headers, body: json });

  expect(bot.chats.sent.map(({ text }) => text)).toEqual(['query', 'form', 'parts', 'json']);
});

test.each([
  ['no JSON', '{"chat_id":', 400],
  ['a list', '[]', 400],
  ['over 1 MB', `{"text":"${'x'.repeat(1_048_576)}"}`, 413],
])('a body that is %s is refused', async (_, body, status) => {
  const { address } = await fakeBotApi();
  const headers = { 'Content-Type': 'application/json' };

  const response = await fetch(`${address}/bot${token}/getMe`, { method: 'POST', headers, body });

  expect([response.status, (await response.json()).error_code]).toEqual([status, status]);
});

test('a body of exactly 1 MB is read', async () => {
  const { address } = await fakeBotApi();
  const headers = { 'Content-Type': 'application/json' };
  const body = '{}'.padEnd(1_048_576);

  const response = await fetch(`${address}/bot${token}/getMe`, { method: 'POST', headers, body });

  expect(response.status).toBe(200);
});

test.each([
  ['to an unknown chat', { chat_id: 5, text: 'Hello' }, 'chat not found'],
  ['without text', { chat_id: dewey.id, text: ' ' }, 'message text is empty'],
  ['of 4097 characters', { chat_id: dewey.id, text: '🪣'.repeat(4097) }, 'message is too long'],
])('a message %s is refused', async (_, body, why) => {
  const { call } = await fakeBotApi();

  expect(await call('sendMessage', body)).toMatchObject({
    error_code: 400,
    description: `Bad Request: ${why}`,
  });
});

test('a message of 4096 characters is sent, whatever their bytes', async () => {
  const { call } = await fakeBotApi();

  const sent = await call('sendMessage', { chat_id: dewey.id, text: '🪣'.repeat(4096) });

  expect(sent.ok).toBe(true);
});

test.each([
  ['in capitals', [{ command: 'START', description: 'Open' }]],
  ['without a description', [{ command: 'start', description: '' }]],
  ['too many', Array.from({ length: 101 }, () => ({ command: 'a', description: 'b' }))],
])('commands that are %s are refused', async (_, commands) => {
  const { call } = await fakeBotApi();

  expect(await call('setMyCommands', { commands })).toMatchObject({ ok: false, error_code: 400 });
});

test('star transactions are listed from an offset, at most a hundred', async () => {
  const { bot, call } = await fakeBotApi();
  const person = bot.chats.person(dewey.id);
  bot.payments.addInvoice('slug', { ...starsInvoice, total: 1 });
  for (let n = 0; n < 101; n += 1) {
    const payment = bot.payments.pay('slug', person);
    bot.payments.respond(`id-${2 * n + 1}`, true, '');
    await payment;
  }

  const first = await call('getStarTransactions', { limit: 1000 });
  const rest = await call('getStarTransactions', { offset: 100 });

  expect([first.result.transactions.length, rest.result.transactions.length]).toEqual([100, 1]);
  expect(rest.result.transactions[0].id).toBe('id-202');
});

test('the simulator can read an invoice', async () => {
  const { address, sell } = await fakeBotApi();

  const response = await fetch(`${address}/simulator-control/invoice?slug=${await sell()}`);

  expect((await response.json()).result).toEqual({
    title: '500 taps',
    description: 'Taps for Bold',
    currency: 'XTR',
    total: 250,
  });
});

test("only pages of the simulator's host may act for players", async () => {
  const { address, bot } = await fakeBotApi();
  const from = (origin: string, method: string) =>
    fetch(`${address}/simulator-control/message`, {
      method,
      headers: { Origin: origin, 'Content-Type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify({ user_id: dewey.id, text: 'Hello' }) }),
    });

  const foreign = await from('http://elsewhere.test', 'POST');
  const asked = await from(simulatorOrigin, 'OPTIONS');

  expect([foreign.status, foreign.headers.get('Access-Control-Allow-Origin')]).toEqual([403, null]);
  expect(bot.updates.pending).toEqual([]);
  expect(asked.headers.get('Access-Control-Allow-Origin')).toBe(simulatorOrigin);
  expect(asked.headers.get('Vary')).toBe('Origin');
  expect((await from(simulatorOrigin, 'POST')).status).toBe(200);
});

test('an unknown player cannot pay, and an unknown invoice cannot be paid', async () => {
  const { act, sell } = await fakeBotApi();

  expect(await act('pay', { slug: 'other', user_id: dewey.id })).toMatchObject({ status: 404 });
  expect(await act('pay', { slug: await sell(), user_id: 5 })).toMatchObject({ status: 400 });
});
