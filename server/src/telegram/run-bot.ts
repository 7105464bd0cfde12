import { setTimeout as delay } from 'node:timers/promises';
import type { Bot } from 'grammy';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { type Pause, pause as realPause, retryWithBackoff } from '../retry.ts';
import { allowedUpdates, type UpdateHandler } from './handle-updates.ts';
import { introduceBot } from './introduce-bot.ts';
import { pollUpdates } from './poll-updates.ts';
import { sweepStarTransactions } from './sweep-star-transactions.ts';
import { webhookPath } from './webhook.ts';

const sweepEveryMs = 3_600_000;
/** What still hangs at the Bot API then is let go; nothing is lost by that. */
const shutdownTimeoutMs = 3_000;

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
  handleUpdate: UpdateHandler,
  deps: Deps,
  pause: Pause = realPause,
): { close(): Promise<void> } {
  const { config, log } = deps;
  const { api } = bot;
  const stopping = new AbortController();
  const retrying = { log, pause, signal: stopping.signal };

  const introducing = retryWithBackoff(
    () => introduceBot(api, deps),
    'The bot could not be introduced to the messenger; the server goes on trying.',
    retrying,
  );
  const listening = usesWebhook(config)
    ? retryWithBackoff(
        () => setWebhook(),
        'The webhook could not be set; the server goes on trying.',
        retrying,
      )
    : pollUpdates({ ...retrying, api, handleUpdate });

  async function setWebhook() {
    await api.setWebhook(`${config.publicUrl}${webhookPath}`, {
      secret_token: config.telegramWebhookSecret ?? '',
      allowed_updates: allowedUpdates,
    });
  }

  async function sweep() {
    while (!stopping.signal.aborted) {
      await retryWithBackoff(
        () => sweepStarTransactions({ ...deps, api }, bot.botInfo.id, stopping.signal),
        'The transactions in Stars could not be swept; the server goes on trying.',
        retrying,
      );
      await pause(sweepEveryMs, stopping.signal);
    }
  }

  const done = Promise.all([introducing, listening, sweep()]);
  return {
    async close() {
      stopping.abort();
      await Promise.race([done, delay(shutdownTimeoutMs, undefined, { ref: false })]);
    },
  };
}
