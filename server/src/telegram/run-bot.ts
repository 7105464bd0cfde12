import { type Language, languages } from '@bold/sdk/game';
import { botApiSweepSeconds } from '@bold/sdk/limits';
import type { Api, Bot } from 'grammy';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { FailureLog } from '../failure-log.ts';
import {
  backOff,
  type Pause,
  pause as realPause,
  retryAfterOf,
  retryWithBackoff,
} from '../retry.ts';
import { runInBackground, type Work } from '../run-in-background.ts';
import { botTexts, type CommandName } from './bot-texts.ts';
import { sweepStarTransactions } from './charges/sweep-star-transactions.ts';
import { allowedUpdates, type UpdateHandler } from './handle-updates.ts';
import { leaveReturns } from './leave-returns.ts';
import { pollUpdates } from './poll-updates.ts';
import { webhookPath } from './webhook.ts';

const sweepEveryMs = botApiSweepSeconds * 1000;
const sweepFailure =
  'The transactions in Stars could not be read or booked; the server keeps trying.';

/** Returns true if Telegram delivers updates to this server's webhook. */
export function usesWebhook(config: Pick<Config, 'publicUrl' | 'telegramWebhookSecret'>): boolean {
  return config.telegramWebhookSecret !== null && config.publicUrl.startsWith('https:');
}

/** Receives the bot's updates by webhook or polling, and reads its Stars transactions at the start and every hour. */
export function runBot(
  bot: Bot,
  handleUpdate: UpdateHandler,
  deps: Deps,
  pause: Pause = realPause,
): Work {
  return runInBackground((signal) => {
    const { config, log } = deps;
    const { api } = bot;
    const retrying = { log, pause, signal };
    let nextSweep = new AbortController();
    const leaving = leaveReturns(handleUpdate, log, () => nextSweep.abort());

    const registering = retryWithBackoff(
      () => registerCommands(api, deps),
      {
        message: "The bot's commands could not be registered; the server keeps trying.",
        recovery: "The bot's commands are registered.",
      },
      retrying,
    );
    const receiving = usesWebhook(config)
      ? retryWithBackoff(
          () => setWebhook(),
          {
            message: 'The webhook could not be set; the server keeps trying.',
            recovery: 'The webhook is set.',
          },
          retrying,
        )
      : pollUpdates({ ...retrying, api, handleUpdate: leaving });

    async function setWebhook() {
      await api.setWebhook(`${config.publicUrl}${webhookPath}`, {
        secret_token: config.telegramWebhookSecret ?? '',
        allowed_updates: allowedUpdates,
      });
    }

    async function sweep() {
      const failureLog = new FailureLog(
        log,
        'The transactions in Stars are read and booked again.',
      );
      while (!signal.aborted) {
        nextSweep = new AbortController();
        let pauseMs = sweepEveryMs;
        try {
          await sweepStarTransactions({ ...deps, api }, bot.botInfo.id, signal);
          failureLog.succeeded();
        } catch (err) {
          if (signal.aborted) return;
          pauseMs = failureLog.failed(err, sweepFailure, (failures) =>
            // One charge that cannot be returned may fail for days, and each try reads all transactions after it.
            backOff(failures, retryAfterOf(err), sweepEveryMs),
          );
        }
        await pause(pauseMs, AbortSignal.any([signal, nextSweep.signal]));
      }
    }

    return Promise.all([registering, receiving, sweep()]);
  });
}

/** Registers the commands in each language. Logs an error if the token does not belong to `BOT_USERNAME`. */
async function registerCommands(
  api: Api,
  { config, log }: Pick<Deps, 'config' | 'log'>,
): Promise<void> {
  const { username } = await api.getMe();
  if (username.toLowerCase() !== config.botUsername.toLowerCase()) {
    log.error(`BOT_TOKEN belongs to @${username}, but BOT_USERNAME is ${config.botUsername}.`);
  }
  // The bot answers in private chats alone, so groups must not offer its commands.
  const scope = { type: 'all_private_chats' } as const;
  for (const language of languages) {
    // The commands without a language are those of all other players.
    const ofLanguage = language === 'en' ? {} : { language_code: language };
    await api.setMyCommands(commandsIn(language), { scope, ...ofLanguage });
    // A former version registered them for groups too.
    await api.deleteMyCommands(ofLanguage);
  }
}

function commandsIn(language: Language) {
  const names: CommandName[] = ['start', 'paysupport', 'terms'];
  const { commands } = botTexts[language];
  return names.map((command) => ({ command, description: commands[command] }));
}
