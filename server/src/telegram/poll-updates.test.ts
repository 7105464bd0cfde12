import { expect, onTestFinished, test, vi } from 'vitest';
import { recordingLog } from '../../test/recording-log.ts';
import { ApiError, HangUp, startBotApi } from '../../test/start-bot-api.ts';
import { checkoutUpdate, messageUpdate } from '../../test/updates.ts';
import { readConfig } from '../config.ts';
import type { UpdateHandler } from './handle-updates.ts';
import { openBot } from './open-bot.ts';
import { pollUpdates } from './poll-updates.ts';

const ada = { id: 1 };

/** Starts polling a new fake Bot API. The poller skips its pauses: `pauses` lists their lengths in milliseconds. */
async function polling(
  handleUpdate: UpdateHandler,
  prepare?: (botApi: Awaited<ReturnType<typeof startBotApi>>) => void,
) {
  const botApi = await startBotApi();
  prepare?.(botApi);
  const bot = openBot(readConfig({ TELEGRAM_API_ROOT: botApi.address }));
  if (!bot) throw new Error('There is no bot.');
  const { log, messages } = recordingLog();
  const pauses: number[] = [];
  const stopping = new AbortController();
  const done = pollUpdates({
    api: bot.api,
    handleUpdate,
    log,
    signal: stopping.signal,
    pause: async (ms) => {
      pauses.push(ms);
    },
  });
  const stop = () => {
    stopping.abort();
    return done;
  };
  onTestFinished(stop);
  return { botApi, messages, pauses, stop };
}

test('updates are requested by kind, handled in order and confirmed', async () => {
  const handled: number[] = [];
  const { botApi, stop } = await polling(async ({ update_id }) => {
    handled.push(update_id);
  });
  botApi.push(messageUpdate(ada, 'a', 11), messageUpdate(ada, 'b', 12));
  await expect.poll(() => handled).toEqual([11, 12]);
  await expect.poll(() => botApi.unconfirmed()).toEqual([]);
  expect(botApi.callsOf('getUpdates')[0]).toEqual({
    offset: 0,
    timeout: 4,
    allowed_updates: ['message', 'pre_checkout_query'],
  });
  await stop();
});

test('an update that fails is not confirmed and is handled again', async () => {
  const handleUpdate = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('no database'));
  const { botApi, messages, pauses } = await polling(handleUpdate);
  botApi.push(messageUpdate(ada, 'a', 21));
  await expect.poll(() => handleUpdate.mock.calls.length).toBe(2);
  await expect.poll(() => botApi.unconfirmed()).toEqual([]);
  expect(messages).toEqual([
    'An update could not be handled. The server tries it again.',
    'The update is handled now.',
  ]);
  // Without a pause, the Bot API would return the update again at once.
  expect(pauses).toEqual([1_000]);
});

test('each update that fails is logged at its first failure alone', async () => {
  const attempts = new Map<number, number>();
  const { botApi, messages } = await polling(async ({ update_id: id }) => {
    const attempt = (attempts.get(id) ?? 0) + 1;
    attempts.set(id, attempt);
    if (attempt <= 3) throw new Error('no database');
  });
  botApi.push(messageUpdate(ada, 'a', 22), messageUpdate({ id: 2 }, 'b', 23));
  await expect.poll(() => botApi.unconfirmed()).toEqual([]);
  expect(messages.toSorted()).toEqual([
    ...Array(2).fill('An update could not be handled. The server tries it again.'),
    ...Array(2).fill('The update is handled now.'),
  ]);
});

test('stopping waits for the current update and confirms it', async () => {
  let finish = () => {};
  const handleUpdate = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { botApi, stop } = await polling(handleUpdate);
  botApi.push(messageUpdate(ada, 'a', 31));
  await expect.poll(() => handleUpdate.mock.calls.length).toBe(1);
  const stopped = stop();
  expect(botApi.unconfirmed()).toEqual([31]);
  finish();
  await stopped;
  expect(botApi.unconfirmed()).toEqual([]);
});

test.each([
  [
    'another poller',
    'terminated by other getUpdates request; make sure that only one bot instance is running',
    /^Another process polls the updates/,
  ],
  ['a webhook', "can't use getUpdates method while webhook is active", /^This bot has a webhook/],
])('%s is logged once, and each retry waits half a minute', async (_, description, message) => {
  let refusals = 0;
  const { pauses, messages } = await polling(
    async () => undefined,
    (botApi) =>
      botApi.respond('getUpdates', (_given, gone) => {
        refusals += 1;
        if (refusals <= 3) throw new ApiError(409, description);
        return new Promise((resolve) => gone.addEventListener('abort', () => resolve([])));
      }),
  );
  await expect.poll(() => pauses).toEqual([30_000, 30_000, 30_000]);
  expect(messages).toEqual([expect.stringMatching(message)]);
});

test('a Bot API that cannot be reached is polled with growing pauses, and updates are handled once it is back', async () => {
  const handleUpdate = vi.fn(async () => undefined);
  let silences = 0;
  const { pauses, messages } = await polling(handleUpdate, (botApi) =>
    botApi.respond('getUpdates', (given, gone) => {
      silences += 1;
      if (silences <= 4) throw new HangUp();
      if (silences === 5) throw new ApiError(429, undefined, { retryAfter: 90 });
      if (!given.offset) return [messageUpdate(ada, 'a', 41)];
      if (silences === 7) throw new HangUp();
      return new Promise((resolve) => gone.addEventListener('abort', () => resolve([])));
    }),
  );
  // The last failure is the first one of another outage.
  await expect.poll(() => pauses).toEqual([1_000, 2_000, 4_000, 8_000, 90_000, 1_000]);
  expect(handleUpdate).toHaveBeenCalledOnce();
  expect(messages).toEqual([
    'The Bot API returns no updates; the server keeps trying.',
    'The Bot API responds again.',
    'The Bot API returns no updates; the server keeps trying.',
  ]);
});

/** Returns a handler that calls the Bot API to answer messages and pre-checkout queries, as the bot does. */
function calling(address: string): UpdateHandler {
  const bot = openBot(readConfig({ TELEGRAM_API_ROOT: address }));
  return async ({ message, pre_checkout_query }) => {
    if (message) await bot?.api.sendMessage(message.chat.id, 'Hello.');
    if (pre_checkout_query) await bot?.api.answerPreCheckoutQuery(pre_checkout_query.id, true);
  };
}

const order = { paymentId: 'p', amount: 1 };
const telegramWaitsMs = 10_000;

test('a call of the Bot API that hangs delays no pre-checkout query behind it, of any user', {
  timeout: 30_000,
}, async () => {
  const hanging = Promise.withResolvers<void>();
  onTestFinished(() => hanging.resolve());
  const handler: { handle?: UpdateHandler } = {};
  const { botApi } = await polling(
    async (update) => handler.handle?.(update),
    (api) => {
      handler.handle = calling(api.address);
      api.respond('sendMessage', () => hanging.promise);
    },
  );
  botApi.push(messageUpdate(ada, 'a', 71), messageUpdate(ada, 'b', 72));
  await expect.poll(() => botApi.callsOf('sendMessage').length).toBe(1);
  const start = performance.now();
  botApi.push(checkoutUpdate({ id: 2 }, order, 73), checkoutUpdate(ada, order, 74));
  const answers = () => botApi.callsOf('answerPreCheckoutQuery').length;
  await expect.poll(answers, { timeout: telegramWaitsMs }).toBe(2);
  expect(performance.now() - start).toBeLessThan(3_000);
});

test('a poll that hangs is given up before Telegram gives up a pre-checkout query', {
  timeout: 30_000,
}, async () => {
  const hanging = Promise.withResolvers<void>();
  onTestFinished(() => hanging.resolve());
  const handler: { handle?: UpdateHandler } = {};
  const { botApi } = await polling(
    async (update) => handler.handle?.(update),
    (api) => {
      handler.handle = calling(api.address);
      api.respond('getUpdates', () => hanging.promise);
    },
  );
  await expect.poll(() => botApi.callsOf('getUpdates').length).toBe(1);
  const start = performance.now();
  botApi.restore('getUpdates');
  botApi.push(checkoutUpdate(ada, order, 81));
  const answers = () => botApi.callsOf('answerPreCheckoutQuery').length;
  await expect.poll(answers, { timeout: telegramWaitsMs }).toBe(1);
  expect(performance.now() - start).toBeLessThan(9_000);
});
