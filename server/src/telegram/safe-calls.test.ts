import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import { Bot } from 'grammy';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError, HangUp, startBotApi } from '../../test/start-bot-api.ts';
import { startServer } from '../../test/start-server.ts';
import { readConfig } from '../config.ts';
import { BotApiError } from './bot-api-error.ts';
import { openBot } from './open-bot.ts';
import { safeCalls } from './safe-calls.ts';

const botApi = await startBotApi();
const providerToken = 'provider:secret';
const { bot_token: botToken } = development;

/** Makes a call that fails. Returns the error and its logged text. */
async function failureAt(root: string) {
  const bot = openBot(readConfig({ TELEGRAM_API_ROOT: root }));
  const error = await bot?.api
    .createInvoiceLink('taps', 'taps', 'id', providerToken, 'USD', [])
    .catch((thrown: unknown) => thrown);
  let logged = '';
  pino({}, { write: (line) => (logged += line) }).error({ err: error }, 'failed');
  return { error, logged };
}

test('an error of the Bot API names method, code and reason, and neither token', async () => {
  botApi.respond('createInvoiceLink', () => {
    throw new ApiError(429, undefined, { retryAfter: 7 });
  });
  const { error, logged } = await failureAt(botApi.address);
  expect(error).toBeInstanceOf(BotApiError);
  expect(error).toMatchObject({
    message: 'createInvoiceLink: 429 Too Many Requests',
    code: 429,
    retryAfterMs: 7000,
  });
  expect(logged).toContain('createInvoiceLink: 429');
  expect(logged).not.toContain(botToken);
  expect(logged).not.toContain(providerToken);
});

test('an error that repeats the URL does not bring the token into the log', async () => {
  botApi.respond('createInvoiceLink', () => {
    throw new ApiError(404, `No such page: /bot${botToken}/createInvoiceLink`);
  });
  const { logged } = await failureAt(botApi.address);
  expect(logged).toContain('404 Not Found: No such page: /bot…/createInvoiceLink');
  expect(logged).not.toContain(botToken);
});

test.each([
  ['no server listens', 'http://127.0.0.1:9', 'ECONNREFUSED'],
  ['the other side hangs up', botApi.address, 'ECONNRESET'],
])('when %s, the log says why without the address', async (_, root, reason) => {
  botApi.respond('createInvoiceLink', () => {
    throw new HangUp();
  });
  const { error, logged } = await failureAt(root);
  expect(error).toMatchObject({ code: null, message: expect.stringContaining(reason) });
  expect(logged).not.toContain(botToken);
  expect(logged).not.toContain(root);
});

test("a response that is not the Bot API's is thrown as a BotApiError without the token", async () => {
  const { port } = await startServer();
  const { error, logged } = await failureAt(`http://127.0.0.1:${port}`);
  expect(error).toBeInstanceOf(BotApiError);
  expect(logged).not.toContain(botToken);
});

test('the bot of the test environment calls the methods of the test environment', async () => {
  const paths: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    paths.push(url);
    response.setHeader('Content-Type', 'application/json');
    response.end('{"ok":true,"result":true}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const TELEGRAM_API_ROOT = `http://127.0.0.1:${port}`;
  for (const TELEGRAM_ENVIRONMENT of ['main', 'test']) {
    await openBot(readConfig({ TELEGRAM_API_ROOT, TELEGRAM_ENVIRONMENT }))?.api.logOut();
  }
  expect(paths).toEqual([`/bot${botToken}/logOut`, `/bot${botToken}/test/logOut`]);
});

test('without TELEGRAM_API_ROOT there is no bot', () => {
  expect(openBot(readConfig({}))).toBeNull();
});

test('a call that hangs is aborted', async () => {
  botApi.respond('getMe', () => new Promise(() => undefined));
  const { api } = new Bot(botToken, { client: { apiRoot: botApi.address } });
  api.config.use(safeCalls(20));
  await expect(api.getMe()).rejects.toMatchObject({
    code: null,
    message: 'getMe: the Bot API cannot be reached in time',
  });
});

test.each([
  ['made once more', 'createInvoiceLink', 2],
  ['not repeated where a player could get two messages', 'sendMessage', 1],
])('a call whose connection was closed is %s', async (_, method, times) => {
  const before = botApi.callsOf(method).length;
  let hangUps = 1;
  botApi.respond(method, () => {
    if (hangUps-- > 0) throw new HangUp();
    return 'https://t.me/$link';
  });
  const bot = openBot(readConfig({ TELEGRAM_API_ROOT: botApi.address }));
  const calls: Record<string, () => Promise<unknown> | undefined> = {
    createInvoiceLink: () => bot?.api.createInvoiceLink('taps', 'taps', 'id', '', 'XTR', []),
    sendMessage: () => bot?.api.sendMessage(1, 'Hello'),
  };
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => timeout.mockRestore());
  const outcome = await calls[method]?.()?.catch((error: unknown) => error);
  // Both tries have one time limit together.
  expect(timeout).toHaveBeenCalledOnce();
  expect(botApi.callsOf(method).length - before).toBe(times);
  expect(outcome instanceof BotApiError).toBe(times === 1);
});
