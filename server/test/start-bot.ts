import { vi } from 'vitest';
import { type Config, readConfig } from '../src/config.ts';
import { createPayment, type NewPayment } from '../src/payments/payments-repository.ts';
import { handleUpdates } from '../src/telegram/handle-updates.ts';
import { openBot } from '../src/telegram/open-bot.ts';
import { createDatabase } from './create-database.ts';
import { createPlayer } from './create-player.ts';
import { recordingLog } from './recording-log.ts';
import { startBotApi } from './start-bot-api.ts';
import { startOfTests } from './start-server.ts';
import { testDeps } from './test-deps.ts';

/** Starts the bot with a real database and a fake Bot API. The clock changes only when a test sets it. */
export async function startBot(overrides: Partial<Config> = {}) {
  const { db } = await createDatabase();
  const botApi = await startBotApi();
  const config = { ...readConfig({ TELEGRAM_API_ROOT: botApi.address }), ...overrides };
  const { log, messages } = recordingLog();
  const clock = { time: startOfTests.getTime(), now: () => new Date(clock.time) };
  const pushBalance = vi.fn<(userId: number) => void>();
  const deps = testDeps(db, { config, log, clock, pushBalance });
  const bot = openBot(config);
  if (!bot) throw new Error('The bot of the tests has no Bot API.');

  /** Creates a player with an unpaid invoice for 525 taps. */
  async function order(overrides: Partial<NewPayment> = {}) {
    const buyer = await createPlayer(db);
    const payment = await createPayment(db, {
      userId: buyer.userId,
      gateway: 'stars',
      price: 250,
      priceMicros: 5_000_000,
      points: 500,
      taps: 525,
      now: startOfTests,
      ...overrides,
    });
    return { ...buyer, telegramUser: { id: buyer.telegramId }, paymentId: payment.id };
  }

  async function tapsOf(userId: number): Promise<number> {
    const balance = db.selectFrom('tap_balance').select('available').where('user_id', '=', userId);
    return (await balance.executeTakeFirstOrThrow()).available;
  }

  const handleUpdate = handleUpdates(bot, deps);
  return { db, deps, bot, botApi, handleUpdate, order, tapsOf, clock, pushBalance, messages };
}
