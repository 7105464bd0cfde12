import type { Api, ApiCallFn } from 'grammy';
import type { Update } from 'grammy/types';
import type { Logger } from 'pino';
import { FailureLog } from '../failure-log.ts';
import { backOff, type Pause } from '../retry.ts';
import { BotApiError } from './bot-api-error.ts';
import { allowedUpdates, type UpdateHandler } from './handle-updates.ts';
import { PendingUpdates } from './pending-updates.ts';

type Polling = {
  api: Api;
  handleUpdate: UpdateHandler;
  log: Logger;
  signal: AbortSignal;
  pause: Pause;
};
type CallSignal = Parameters<ApiCallFn>[2];

/** How many seconds a poll waits for an update. */
const pollS = 4;
/**
 * The time limit of a poll. Telegram waits 10 seconds for the answer to a pre-checkout query, so the next poll after
 * one timeout must still start within these 10 seconds.
 */
const pollTimeoutMs = 6_000;
/**
 * The pause after the Bot API responds with status 409. This status means that another process polls this bot, or that
 * the bot has a webhook.
 */
const conflictMs = 30_000;
const confirmTimeoutMs = 2_000;
/** The pause before an update that failed is handled again. */
const retryMs = backOff(1);

/** Polls until `signal` is aborted. Confirms an update only after its handling, and handles a failed update again. */
export async function pollUpdates({
  api,
  handleUpdate,
  log,
  signal,
  pause,
}: Polling): Promise<void> {
  const pending = new PendingUpdates(loggingFailures(handleUpdate, log));
  const callSignal = () => AbortSignal.any([signal, AbortSignal.timeout(pollTimeoutMs)]);
  const failureLog = new FailureLog(log, 'The Bot API responds again.');
  while (!signal.aborted) {
    try {
      const updates = await getUpdates(
        api,
        { offset: pending.offset, timeout: pollS },
        callSignal(),
      );
      failureLog.succeeded();
      // The Bot API would return the failed update again at once.
      if (!(await pending.handleAll(updates))) await pause(retryMs, signal);
    } catch (err) {
      if (signal.aborted) break;
      const pauseAfter = (failures: number) => waitAfter(err, failures);
      await pause(failureLog.failed(err, messageFor(err), pauseAfter), signal);
    }
  }
  await pending.idle();
  // Confirms the last updates, so that the next start does not get them again.
  if (pending.offset > 0) {
    const timeout = AbortSignal.timeout(confirmTimeoutMs);
    await getUpdates(api, { offset: pending.offset, timeout: 0, limit: 1 }, timeout).catch(
      () => undefined,
    );
  }
}

/** Returns a handler that calls `handleUpdate`, and logs the failures of each update and the success after them. */
function loggingFailures(handleUpdate: UpdateHandler, log: Logger): UpdateHandler {
  const failing = new Map<number, FailureLog>();
  return async (update) => {
    const { update_id: id } = update;
    try {
      await handleUpdate(update);
    } catch (err) {
      const ofUpdate = log.child({ updateId: id });
      const failures = failing.get(id) ?? new FailureLog(ofUpdate, 'The update is handled now.');
      failing.set(id, failures);
      const message = 'An update could not be handled. The server tries it again.';
      failures.failed(err, message, () => retryMs);
      throw err;
    }
    failing.get(id)?.succeeded();
    failing.delete(id);
  };
}

function getUpdates(
  api: Api,
  options: { offset: number; timeout: number; limit?: number },
  signal: AbortSignal,
): Promise<Update[]> {
  return api.getUpdates(
    { ...options, allowed_updates: allowedUpdates },
    // grammY's type is the AbortSignal of an older library, which has the same methods.
    signal as NonNullable<CallSignal>,
  );
}

function waitAfter(error: unknown, failures: number): number {
  if (!(error instanceof BotApiError)) return backOff(failures);
  return error.code === 409 ? conflictMs : backOff(failures, error.retryAfterMs);
}

function messageFor(error: unknown): string {
  const code = error instanceof BotApiError ? error.code : undefined;
  if (code === 409) {
    return (error as BotApiError).description.includes('webhook')
      ? 'This bot has a webhook, so it cannot be polled: run the server that belongs to it, or remove it with deleteWebhook.'
      : 'Another process polls the updates of this bot: stop it, or give each server its own bot.';
  }
  if (code === 401 || code === 404) return 'The Bot API does not know BOT_TOKEN.';
  return 'The Bot API returns no updates; the server keeps trying.';
}
