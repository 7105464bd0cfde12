import type { Api } from 'grammy';
import type { Deps } from '../deps.ts';
import { backOff, type Pause, pause as realPause, repeatWithBackoff } from '../retry.ts';
import { runInBackground, type Work } from '../run-in-background.ts';
import {
  beginAttempt,
  deleteWalletNotice,
  dueWalletNotices,
  postponeWalletNotice,
  type WalletNotice,
} from '../users/wallet-notices-repository.ts';
import { friendlyWallet } from '../wallets/wallet-address.ts';
import { BotApiError } from './bot-api-error.ts';
import { botTextsFor } from './bot-texts.ts';

type Sending = Pick<Deps, 'clock' | 'config' | 'db' | 'log'> & { api: Api };

/**
 * The pause between two rounds. Telegram allows a bot about 30 messages a second, but only one message a second in the
 * same chat.
 */
const everyMs = 1_000;
const messagesPerRound = 25;
/** The Bot API's error codes for a player who blocked the bot, deleted the account or never opened the chat. */
const unreachable = [400, 403];

/** Notifies players of changes to their wallets, until `close` is called. A player may get the same notice twice. */
export function runWalletNotices(sending: Sending, pause: Pause = realPause): Work {
  const messages = {
    message: 'Changed wallets could not be reported; the server keeps trying.',
    recovery: 'Changed wallets are reported again.',
  };
  return runInBackground((signal) =>
    repeatWithBackoff(() => sendWalletNotices(sending, signal), everyMs, messages, {
      log: sending.log,
      signal,
      pause,
    }),
  );
}

/**
 * Sends the oldest notice of each player if that notice is due, for at most `messagesPerRound` players. If a notice
 * fails, retries it later with backoff, or deletes it if the player cannot be reached.
 */
export async function sendWalletNotices(sending: Sending, signal: AbortSignal): Promise<void> {
  const { db, clock } = sending;
  for (const notice of await dueWalletNotices(db, clock.now(), messagesPerRound)) {
    if (signal.aborted) return;
    await send(sending, notice);
  }
}

async function send({ api, db, clock, config, log }: Sending, notice: WalletNotice): Promise<void> {
  const { id, telegramId, wallet, languageCode, attempts } = notice;
  const retryAt = (leastMs?: number) =>
    new Date(clock.now().getTime() + backOff(attempts + 1, leastMs));
  // Stored before the message is sent: a database that refuses writes must not repeat the message in each round.
  if (!(await beginAttempt(db, notice, retryAt()))) return;
  const texts = botTextsFor(languageCode);
  const text = texts.walletChanged(wallet && friendlyWallet(wallet), config);
  try {
    await api.sendMessage(telegramId, text);
  } catch (err) {
    if (!(err instanceof BotApiError)) throw err;
    if (!unreachable.includes(err.code ?? 0)) {
      log.warn({ err, noticeId: id }, 'A changed wallet could not be reported; it is retried.');
      return postponeWalletNotice(db, id, retryAt(err.retryAfterMs));
    }
    log.info({ err, noticeId: id }, 'A player cannot be notified of a changed wallet.');
  }
  await deleteWalletNotice(db, id);
}
