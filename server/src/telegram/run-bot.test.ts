import { expect, onTestFinished, test } from 'vitest';
import { startBot } from '../../test/start-bot.ts';
import { ApiError, HangUp, type StarTransaction } from '../../test/start-bot-api.ts';
import { messageUpdate, paymentUpdate, sentAt } from '../../test/updates.ts';
import type { Config } from '../config.ts';
import { isReturned } from '../payments/payments-repository.ts';
import type { Pause } from '../retry.ts';
import { mostTries } from './leave-returns.ts';
import { runBot, usesWebhook } from './run-bot.ts';

const ada = { id: 1 };
const hooked = {
  publicUrl: 'https://bold.example',
  telegramWebhookSecret: 'a-secret-that-two-know',
};

/** Starts a bot that skips short pauses. The hourly pause lasts until the test calls `hourPasses`. */
async function running(
  config: Partial<Config> = {},
  prepare?: (botApi: Awaited<ReturnType<typeof startBot>>['botApi']) => void,
) {
  const started = await startBot(config);
  prepare?.(started.botApi);
  let hourPasses = () => {};
  const pauses: number[] = [];
  const pause: Pause = (ms, signal) => {
    pauses.push(ms);
    return ms < 3_600_000
      ? Promise.resolve()
      : new Promise((resolve) => {
          hourPasses = resolve;
          signal.addEventListener('abort', () => resolve());
        });
  };
  const { close } = runBot(started.bot, started.handleUpdate, started.deps, pause);
  onTestFinished(close);
  return { ...started, close, pauses, hourPasses: () => hourPasses() };
}

type Taken = { id: string; amount: number; telegramId: number; paymentId: string };

const took = ({ id, amount, telegramId, paymentId }: Taken): StarTransaction => ({
  id,
  amount,
  date: sentAt,
  source: {
    type: 'user',
    transaction_type: 'invoice_payment',
    user: { id: telegramId, is_bot: false, first_name: 'Ada' },
    invoice_payload: paymentId,
  },
});

test('the bot registers its commands in both languages and for private chats alone, in whatever case BOT_USERNAME is', async () => {
  const { botApi, messages } = await running({ botUsername: 'Bold_Development_Bot' });
  await expect
    .poll(() => botApi.callsOf('deleteMyCommands'))
    .toEqual([{}, { language_code: 'ru' }]);
  expect(botApi.callsOf('setMyCommands')).toMatchObject([
    {
      scope: { type: 'all_private_chats' },
      commands: [{ command: 'start' }, { command: 'paysupport' }, { command: 'terms' }],
    },
    { language_code: 'ru', commands: [{ description: 'Открыть игру' }, {}, {}] },
  ]);
  expect(messages).toEqual([]);
});

test('without a public address the bot polls for updates', async () => {
  const { botApi } = await running();
  botApi.push(messageUpdate(ada, '/terms', 1));
  await expect.poll(() => botApi.callsOf('sendMessage').length).toBe(1);
  expect(botApi.callsOf('setWebhook')).toEqual([]);
});

test('with a public address updates are delivered there, with the secret', async () => {
  const { botApi } = await running(hooked);
  await expect
    .poll(() => botApi.callsOf('setWebhook'))
    .toEqual([
      {
        url: 'https://bold.example/telegram/webhook',
        secret_token: hooked.telegramWebhookSecret,
        allowed_updates: ['message', 'pre_checkout_query'],
      },
    ]);
  expect(botApi.callsOf('getUpdates')).toEqual([]);
});

test.each([
  ['https and a secret', hooked, true],
  ['http', { ...hooked, publicUrl: 'http://127.0.0.1:8080' }, false],
  ['no secret', { ...hooked, telegramWebhookSecret: null }, false],
])('a webhook needs %s', (_, config, expected) => {
  expect(usesWebhook(config)).toBe(expected);
});

test('a Bot API that is down at the start is tried again, and each failure is logged once', async () => {
  let silences = 6;
  const away = () => {
    if (silences > 0) {
      silences -= 1;
      throw new HangUp();
    }
    return true;
  };
  const { botApi, messages } = await running(hooked, (api) => {
    api.respond('setWebhook', away);
    api.respond('getMe', () => {
      throw new ApiError(401);
    });
  });
  await expect.poll(() => botApi.callsOf('setWebhook').length).toBe(7);
  await expect.poll(() => botApi.callsOf('getMe').length).toBeGreaterThan(3);
  await expect.poll(() => messages).toContain('The webhook is set.');
  expect(messages.toSorted()).toEqual([
    "The bot's commands could not be registered; the server keeps trying.",
    'The webhook could not be set; the server keeps trying.',
    'The webhook is set.',
  ]);
});

test('a token of another bot than BOT_USERNAME is reported', async () => {
  const { messages } = await running({ botUsername: 'another_bot' });
  await expect
    .poll(() => messages)
    .toContain('BOT_TOKEN belongs to @bold_development_bot, but BOT_USERNAME is another_bot.');
});

test('[PAY-02] transactions in Stars are read at start and every hour', async () => {
  const { botApi, order, tapsOf, hourPasses } = await running();
  await expect.poll(() => botApi.callsOf('getStarTransactions').length).toBe(1);
  const { userId, telegramId, paymentId } = await order();
  botApi.stars.push(took({ id: 'missed', amount: 250, telegramId, paymentId }));
  hourPasses();
  await expect.poll(() => tapsOf(userId)).toBe(525);
});

test('[PAY-02] a charge that cannot be returned holds no update back, and is returned when the Bot API allows it', async () => {
  const { db, botApi, order, messages, hourPasses } = await running();
  await expect.poll(() => botApi.callsOf('getStarTransactions').length).toBe(1);
  const { telegramId, telegramUser, paymentId } = await order();
  const failed = () => {
    throw new ApiError(500);
  };
  botApi.respond('refundStarPayment', failed);
  botApi.stars.push(took({ id: 'cheap', amount: 1, telegramId, paymentId }));
  botApi.push(paymentUpdate(telegramUser, { paymentId, chargeId: 'cheap', amount: 1 }, 8));
  await expect.poll(() => botApi.unconfirmed()).toEqual([]);
  const tries = () => botApi.callsOf('refundStarPayment').length;
  expect(messages).toContain(
    'A charge could not be returned. The list of transactions is read to try it again.',
  );
  const reports = messages.filter((message) => message.startsWith('A charge matches no open'));
  expect(reports).toHaveLength(1);
  await expect.poll(tries).toBeGreaterThan(mostTries);
  botApi.respond('refundStarPayment', () => true);
  const isDone = () => {
    hourPasses();
    return isReturned(db, 'cheap');
  };
  await expect.poll(isDone).toBe(true);
});

test('a list of transactions that cannot be read is tried again after growing pauses, up to an hour', async () => {
  const { botApi, pauses, messages, tapsOf, order, hourPasses } = await running({}, (api) =>
    api.respond('getStarTransactions', () => {
      throw new ApiError(500);
    }),
  );
  const minute = 60_000;
  const long = () => pauses.filter((ms) => ms > minute);
  await expect
    .poll(long)
    .toEqual([...[64, 128, 256, 512, 1024, 2048].map((s) => s * 1000), 60 * minute]);
  // The second line comes after pauses of more than an hour.
  const line = 'The transactions in Stars could not be read or booked; the server keeps trying.';
  expect(messages).toEqual([line, line]);
  const { userId, telegramId, paymentId } = await order();
  botApi.stars.push(took({ id: 'found', amount: 250, telegramId, paymentId }));
  botApi.restore('getStarTransactions');
  hourPasses();
  await expect.poll(() => tapsOf(userId)).toBe(525);
  const recovery = 'The transactions in Stars are read and booked again.';
  await expect.poll(() => messages.at(-1)).toBe(recovery);
});

test('on close, handled updates are confirmed and not delivered again', async () => {
  const { botApi, order, tapsOf, close } = await running();
  const { userId, telegramUser, paymentId } = await order();
  botApi.push(paymentUpdate(telegramUser, { paymentId, chargeId: 'last', amount: 250 }, 7));
  await expect.poll(() => tapsOf(userId)).toBe(525);
  await close();
  expect(botApi.unconfirmed()).toEqual([]);
});
