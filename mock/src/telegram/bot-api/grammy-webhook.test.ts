import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Bot, type Context, webhookCallback } from 'grammy';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findPerson } from '../launch/people.ts';
import { dewey, fakeBotApi, token } from './fake-bot-api.fixture.ts';

const secretToken = 'a-secret-that-only-two-know';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/telegram/webhook`;
}

/** Starts a webhook with a grammY bot that records the updates and accepts every payment. */
async function startWebhookBot(address: string, secret = secretToken) {
  const received = vi.fn<(kind: string, ctx: Context) => void>();
  const bot = new Bot(token, { client: { apiRoot: address } });
  bot.on('pre_checkout_query', async (ctx) => {
    received('query', ctx);
    await ctx.answerPreCheckoutQuery(true);
  });
  bot.on('message', (ctx) => received(ctx.message.successful_payment ? 'paid' : 'text', ctx));
  const url = await serve(webhookCallback(bot, 'http', { secretToken: secret }));
  return { api: bot.api, url, received, kinds: () => received.mock.calls.map(([kind]) => kind) };
}

test('a bot behind a webhook receives the query, accepts it and receives the payment', async () => {
  const { address, sell, act } = await fakeBotApi();
  const { api, url, kinds } = await startWebhookBot(address);
  await api.setWebhook(url, { secret_token: secretToken });

  const { result } = await act('pay', { slug: await sell(), user_id: dewey.id });

  expect(result).toEqual({ status: 'paid' });
  await vi.waitFor(() => expect(kinds()).toEqual(['query', 'paid']));
  await vi.waitFor(async () => expect((await api.getWebhookInfo()).pending_update_count).toBe(0));
});

test('a bot with another secret refuses the update, which stays pending', async () => {
  const { address, act } = await fakeBotApi();
  const { api, url, received } = await startWebhookBot(address, 'another-secret');
  await api.setWebhook(url, { secret_token: secretToken });

  await act('message', { user_id: dewey.id, text: 'Hello' });

  await vi.waitFor(async () =>
    expect(await api.getWebhookInfo()).toMatchObject({
      pending_update_count: 1,
      last_error_message: 'Wrong response from the webhook: 401 Unauthorized',
    }),
  );
  expect(received).not.toHaveBeenCalled();
});

test('a failed update is delivered again after a pause, before later ones', async () => {
  const { call, act, clock } = await fakeBotApi();
  const texts: string[] = [];
  const url = await serve(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    texts.push(JSON.parse(body).message.text);
    response.writeHead(texts.length === 1 ? 500 : 200).end();
  });
  await call('setWebhook', { url });
  await act('message', { user_id: dewey.id, text: 'first' });
  await act('message', { user_id: dewey.id, text: 'second' });
  await vi.waitFor(async () =>
    expect((await call('getWebhookInfo')).result.last_error_message).toMatch('500'),
  );
  expect(texts).toEqual(['first']);

  clock.advance(1000);

  await vi.waitFor(() => expect(texts).toEqual(['first', 'first', 'second']));
});

test('a webhook that redirects has not received its update', async () => {
  const { call, act } = await fakeBotApi();
  const elsewhere = await serve((_, response) => response.end());
  const url = await serve((_, response) => response.writeHead(302, { Location: elsewhere }).end());
  await call('setWebhook', { url });

  await act('message', { user_id: dewey.id, text: 'Hello' });

  await vi.waitFor(async () =>
    expect((await call('getWebhookInfo')).result).toMatchObject({
      pending_update_count: 1,
      last_error_message: 'Wrong response from the webhook: 302 Found',
    }),
  );
});

test('updates that the old webhook refused are delivered to the new one', async () => {
  const { address, call, act } = await fakeBotApi();
  await call('setWebhook', { url: await serve((_, response) => response.writeHead(500).end()) });
  await act('message', { user_id: dewey.id, text: 'Hello' });
  await vi.waitFor(async () =>
    expect((await call('getWebhookInfo')).result.last_error_message).toMatch('500'),
  );
  const { api, url, kinds } = await startWebhookBot(address);

  await api.setWebhook(url, { secret_token: secretToken });

  await vi.waitFor(() => expect(kinds()).toEqual(['text']));
  expect((await call('getWebhookInfo')).result).not.toHaveProperty('last_error_message');
});

test('a failing update of one user does not delay updates of others', async () => {
  const { call, act } = await fakeBotApi();
  const texts: string[] = [];
  const url = await serve(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    texts.push(JSON.parse(body).message.text);
    response.writeHead(500).end();
  });
  await call('setWebhook', { url });

  await act('message', { user_id: dewey.id, text: 'stuck' });
  await act('message', { user_id: findPerson('terry').user.id, text: 'other' });

  await vi.waitFor(() => expect(texts.toSorted()).toEqual(['other', 'stuck']));
});

test('only the kinds of updates that the bot named are delivered', async () => {
  const { address, sell, act, clock } = await fakeBotApi();
  const { api, url, kinds } = await startWebhookBot(address);
  await api.setWebhook(url, { secret_token: secretToken, allowed_updates: ['message'] });

  const payment = act('pay', { slug: await sell(), user_id: dewey.id });
  await act('message', { user_id: dewey.id, text: 'Hello' });
  await vi.waitFor(() => expect(kinds()).toEqual(['text']));
  clock.advance(10_000);

  expect((await payment).result.status).toBe('failed');
});

test('a bot may answer a query in its response to the webhook', async () => {
  const { call, act, sell } = await fakeBotApi();
  const url = await serve(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { pre_checkout_query: query } = JSON.parse(body);
    const reply = { method: 'answerPreCheckoutQuery', pre_checkout_query_id: query?.id, ok: true };
    response.end(JSON.stringify(query ? reply : {}));
  });
  await call('setWebhook', { url });

  const { result } = await act('pay', { slug: await sell(), user_id: dewey.id });

  expect(result).toEqual({ status: 'paid' });
});
