import { setTimeout as delay } from 'node:timers/promises';
import type { Bot } from 'grammy';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { allowedUpdates, type HearUpdate } from './hear-update.ts';
import { introduceBot } from './introduce-bot.ts';
import { keepTrying } from './keep-trying.ts';
import { type Pause, pause as realPause } from './pause.ts';
import { pollUpdates } from './poll-updates.ts';
import { sweepStarTransactions } from './sweep-star-transactions.ts';
import { webhookPath } from './webhook.ts';

const sweepEveryMs = 3_600_000;
/** What still hangs at the Bot API then is let go; nothing is lost by that. */
const farewellMs = 3_000;

/** Whether updates are delivered to this server's address; it asks for them otherwise. */
export function usesWebhook(config: Pick<Config, 'publicUrl' | 'telegramWebhookSecret'>): boolean {
  return config.telegramWebhookSecret !== null && config.publicUrl.startsWith('https:');
}

/**
 * Keeps the bot in touch with the messenger until `close`: introduces it, gets its updates one way or the other, and
 * sweeps its Stars at start and every hour. A Bot API that cannot be reached is tried again and stops nothing else.
 */
export function runBot(
  bot: Bot,
  hear: HearUpdate,
  deps: Deps,
  pause: Pause = realPause,
): { close(): Promise<void> } {
  const { config, log } = deps;
  const { api } = bot;
  const stopping = new AbortController();
  const trying = { log, pause, signal: stopping.signal };

  const introducing = keepTrying(
    () => introduceBot(api, deps),
    'The bot could not be introduced to the messenger; the server goes on trying.',
    trying,
  );
  const listening = usesWebhook(config)
    ? keepTrying(
        () => setWebhook(),
        'The webhook could not be set; the server goes on trying.',
        trying,
      )
    : pollUpdates({ ...trying, api, hear });

  async function setWebhook() {
    await api.setWebhook(`${config.publicUrl}${webhookPath}`, {
      secret_token: config.telegramWebhookSecret ?? '',
      allowed_updates: allowedUpdates,
    });
  }

  async function sweep() {
    while (!stopping.signal.aborted) {
      await keepTrying(
        () => sweepStarTransactions({ ...deps, api }, bot.botInfo.id, stopping.signal),
        'The transactions in Stars could not be swept; the server goes on trying.',
        trying,
      );
      await pause(sweepEveryMs, stopping.signal);
    }
  }

  const done = Promise.all([introducing, listening, sweep()]);
  return {
    async close() {
      stopping.abort();
      await Promise.race([done, delay(farewellMs, undefined, { ref: false })]);
    },
  };
}
