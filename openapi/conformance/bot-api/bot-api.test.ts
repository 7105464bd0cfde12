import { expect, onTestFinished, test } from 'vitest';
import { alreadyRefunded, BotApi, internalError, unavailable } from './bot-api.ts';

const result = { type: 'article', id: '1' };
const multipart = new FormData();
multipart.set('user_id', '7');
multipart.set('result', JSON.stringify(result));

test.each([
  ['JSON', JSON.stringify({ user_id: 7, result })],
  ['a form', new URLSearchParams({ user_id: '7', result: JSON.stringify(result) })],
  ['a multipart form', multipart],
])('a call with %s is read', async (name, body) => {
  const botApi = await BotApi.listen(0);
  onTestFinished(() => botApi.close());
  const headers = name === 'JSON' ? { 'Content-Type': 'application/json' } : {};
  const address = `${botApi.address}/bot1:token/savePreparedInlineMessage`;

  const response = await fetch(address, { method: 'POST', body, headers });

  expect(response.status).toBe(200);
  const [message] = botApi.prepared.all;
  expect({ ...message?.given, user_id: Number(message?.given.user_id) }).toEqual({
    user_id: 7,
    result,
  });
});

test.each([
  ['MarkdownV2', 'UQ\\-a\\_b\\.', 'UQ-a_b.'],
  ['HTML', '<code>UQ-a_b\\.</code>', '<code>UQ-a_b\\.</code>'],
  [undefined, 'UQ-a_b\\.', 'UQ-a_b\\.'],
])(
  'a message with the parse_mode %s is kept without the backslashes of MarkdownV2',
  async (parse_mode, text, shown) => {
    const botApi = await BotApi.listen(0);
    onTestFinished(() => botApi.close());
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ chat_id: 7, text, parse_mode });

    await fetch(`${botApi.address}/bot1:token/sendMessage`, { method: 'POST', body, headers });

    expect(botApi.messages).toEqual([{ chatId: '7', text: shown }]);
  },
);

test('the return of a charge fails once, every time or until the outage ends, and each call is remembered', async () => {
  const botApi = await BotApi.listen(0);
  onTestFinished(() => botApi.close());
  botApi.failRefund('second');
  botApi.failRefund('third', alreadyRefunded);
  botApi.failRefund('fourth', unavailable);
  const statusFor = async (charge: string) => {
    const body = new URLSearchParams({ user_id: '7', telegram_payment_charge_id: charge });
    const address = `${botApi.address}/bot1:token/refundStarPayment`;
    return (await fetch(address, { method: 'POST', body })).status;
  };

  const called = ['first', 'second', 'second', 'third', 'third', 'fourth', 'fourth'];
  const statuses: number[] = [];
  for (const charge of called) statuses.push(await statusFor(charge));
  botApi.endOutage();

  expect(statuses).toEqual([200, 500, 200, 400, 400, 503, 503]);
  expect(await statusFor('fourth')).toBe(200);
  const charges = botApi.refunds.map(
    ({ telegram_payment_charge_id }) => telegram_payment_charge_id,
  );
  expect(charges).toEqual([...called, 'fourth']);
});

test('an intercepted invoice fails until its release, which returns the number of calls', async () => {
  const botApi = await BotApi.listen(0);
  onTestFinished(() => botApi.close());
  void botApi.intercept(50, { error: internalError });
  const statusOf = async () => {
    const body = new URLSearchParams({ prices: '[{"label":"Taps","amount":50}]' });
    const address = `${botApi.address}/bot1:token/createInvoiceLink`;
    return (await fetch(address, { method: 'POST', body })).status;
  };

  expect([await statusOf(), await statusOf()]).toEqual([500, 500]);
  expect(botApi.release(50)).toBe(2);
  expect(await statusOf()).toBe(200);
});

test.each(['setWebhook', 'deleteWebhook'])(
  '%s without a URL removes the webhook',
  async (method) => {
    const botApi = await BotApi.listen(0);
    onTestFinished(() => botApi.close());
    const call = (name: string, parameters: Record<string, string>) => {
      const body = new URLSearchParams(parameters);
      return fetch(`${botApi.address}/bot1:token/${name}`, { method: 'POST', body });
    };
    const url = 'http://127.0.0.1:9/';
    const webhook = async () => (await (await call('getWebhookInfo', {})).json()).result;
    await call('setWebhook', { url });
    expect(botApi.isConnected).toBe(true);
    expect(await webhook()).toMatchObject({ url, pending_update_count: 0 });
    expect((await call('getUpdates', {})).status).toBe(409);

    await call(method, {});

    expect(botApi.isConnected).toBe(false);
    expect(await webhook()).toMatchObject({ url: '' });
    expect((await call('getUpdates', {})).status).toBe(200);
  },
);

test('a user’s updates are confirmed after the last update about this user', async () => {
  const botApi = await BotApi.listen(0);
  onTestFinished(() => botApi.close());
  const getUpdates = async (offset: number): Promise<{ update_id: number }[]> => {
    const body = new URLSearchParams({ offset: String(offset), timeout: '0' });
    const address = `${botApi.address}/bot1:token/getUpdates`;
    return (await (await fetch(address, { method: 'POST', body })).json()).result;
  };
  botApi.deliver({ from: { id: 1 }, text: 'first' });
  botApi.deliver({ from: { id: 2 }, text: 'second' });
  const [first] = await getUpdates(0);
  expect(first?.update_id).toBeGreaterThan(0);

  await getUpdates(Number(first?.update_id) + 1);

  expect([1, 2, 3].map((id) => botApi.hasConfirmedAll(id))).toEqual([true, false, true]);
});

test('the error names the missing calls of a server, and what a server with a webhook needs before a run', async () => {
  const botApi = await BotApi.listen(0);
  onTestFinished(() => botApi.close());
  const { address } = botApi;
  const remedy =
    'within a minute. Start a server that sets its webhook only at its start again before each run.';
  expect(botApi.missingCallsWithin('a minute')).toBe(
    `The server did not call the Bot API at ${address} ${remedy}`,
  );

  await fetch(`${address}/bot1:token/getMe`);

  expect(botApi.missingCallsWithin('a minute')).toBe(
    `The server called the Bot API at ${address}, but neither getUpdates nor setWebhook ${remedy}`,
  );
  expect(botApi.isConnected).toBe(false);
});
