import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { HangUp } from '../../http/listen-locally.ts';
import { ApiError } from './api-error.ts';
import { type BotCall, type Override, startBotApi } from './bot-api.ts';
import { token } from './fake-bot-api.fixture.ts';

async function startFake(...overrides: [method: string, response: Override][]) {
  const calls: BotCall[] = [];
  const { address, close } = await startBotApi({
    token,
    findUser: (id) => ({ id, is_bot: false, first_name: 'Ada' }),
    onCall: (call) => calls.push(call),
    overrides: new Map(overrides),
  });
  onTestFinished(close);
  const call = (method: string, body: object = {}, signal: AbortSignal | null = null) =>
    fetch(`${address}/bot${token}/${method}`, {
      signal,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { calls, call };
}

test('an override replaces only its method', async () => {
  const { call } = await startFake(['getMe', ({ echo }) => ({ echo })]);

  expect(await (await call('getMe', { echo: 1 })).json()).toEqual({
    ok: true,
    result: { echo: 1 },
  });
  expect(await (await call('setChatMenuButton')).json()).toEqual({ ok: true, result: true });
});

test('an override may refuse with the seconds to wait', async () => {
  const { call } = await startFake([
    'getMe',
    () => {
      throw new ApiError(429, undefined, { retryAfter: 7 });
    },
  ]);

  const response = await call('getMe');

  expect([response.status, await response.json()]).toEqual([
    429,
    {
      ok: false,
      error_code: 429,
      description: 'Too Many Requests',
      parameters: { retry_after: 7 },
    },
  ]);
});

test('an override may close the connection without a response', async () => {
  const { call } = await startFake([
    'getMe',
    () => {
      throw new HangUp();
    },
  ]);

  await expect(call('getMe')).rejects.toThrow('fetch failed');
});

test('the signal of an override aborts when the bot leaves, and not before', async () => {
  const asked = Promise.withResolvers<AbortSignal>();
  const { call } = await startFake([
    'getMe',
    (_given, gone) => {
      asked.resolve(gone);
      return new Promise(() => {});
    },
  ]);
  const leave = new AbortController();
  const left = expect(call('getMe', {}, leave.signal)).rejects.toThrow('aborted');
  const gone = await asked.promise;
  await new Promise((resolve) => setImmediate(resolve));
  expect(gone.aborted).toBe(false);

  leave.abort();

  await once(gone, 'abort');
  await left;
});

test('every call is reported with its parameters, even when it is refused', async () => {
  const { calls, call } = await startFake();
  const commands = [{ command: 'NO', description: 'Capitals' }];

  await call('setMyCommands', { commands, language_code: 'ru' });

  expect(calls).toEqual([{ method: 'setMyCommands', given: { commands, language_code: 'ru' } }]);
});

test('the bot may write to users that `findUser` returns', async () => {
  const { call } = await startFake();

  expect(await (await call('sendMessage', { chat_id: 5, text: 'Hello' })).json()).toMatchObject({
    result: { chat: { id: 5, first_name: 'Ada' } },
  });
});
