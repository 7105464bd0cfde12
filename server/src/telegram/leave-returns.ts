import type { Logger } from 'pino';
import { BotApiError } from './bot-api-error.ts';
import type { UpdateHandler } from './handle-updates.ts';

/** How many times an update tries to return a charge. One second passes between two tries. */
export const mostTries = 10;

/**
 * Wraps the update handler of a bot that polls. A charge that could not be returned `mostTries` times is left to the
 * list of Stars transactions, because Telegram sends at most 99 updates after one that is not confirmed.
 * @param onLeft Is called for each such charge. Its update counts as handled.
 */
export function leaveReturns(
  handleUpdate: UpdateHandler,
  log: Logger,
  onLeft: () => void,
): UpdateHandler {
  const tries = new Map<number, number>();
  return async (update) => {
    const { update_id: updateId } = update;
    try {
      await handleUpdate(update);
    } catch (err) {
      // The call comes after the record of the charge, so no charge is lost.
      const isReturn = err instanceof BotApiError && err.method === 'refundStarPayment';
      if (!isReturn) throw err;
      const made = (tries.get(updateId) ?? 0) + 1;
      tries.set(updateId, made);
      if (made < mostTries) throw err;
      log.error(
        { err, updateId },
        'A charge could not be returned. The list of transactions is read to try it again.',
      );
      onLeft();
    }
    tries.delete(updateId);
  };
}
