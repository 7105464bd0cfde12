import { ApiError } from './api-error.ts';
import type { Clock } from './clock.ts';
import type { Update } from './update.ts';
import type { UpdateQueue } from './update-queue.ts';

type PollOptions = {
  offset?: number | undefined;
  /** The maximum number of updates to return, from 1 to 100; 100 by default. */
  limit?: number | undefined;
  /** The seconds to wait for an update; at most 50. */
  timeout?: number | undefined;
};

const otherPoller =
  'terminated by other getUpdates request; make sure that only one bot instance is running';

/** The bot's waiting `getUpdates` call. A second call ends the first call with an error, as on Telegram. */
export class LongPoll {
  readonly #queue: UpdateQueue;
  readonly #clock: Clock;
  #end: (error: ApiError) => void = () => {};

  constructor(queue: UpdateQueue, clock: Clock) {
    this.#queue = queue;
    this.#clock = clock;
  }

  /**
   * Removes all updates before the id `offset`; a negative offset -n keeps only the n newest updates. If no update
   * remains, waits up to `timeout` seconds for a new update.
   * @returns The oldest updates. The list is empty after the timeout or when `gone` aborts.
   */
  async poll(
    { offset = 0, limit = 100, timeout = 0 }: PollOptions,
    gone: AbortSignal,
  ): Promise<Update[]> {
    this.stop(otherPoller);
    this.#queue.confirm(offset);
    if (this.#queue.pending.length === 0 && timeout > 0) {
      await this.#wait(Math.min(timeout, 50) * 1000, gone);
    }
    return this.#queue.pending.slice(0, Math.min(Math.max(limit, 1), 100));
  }

  /** Ends the waiting call, if any, with error 409 and `reason`. */
  stop(reason: string): void {
    this.#end(new ApiError(409, reason));
  }

  #wait(ms: number, gone: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (error: ApiError | null) => {
        cancel();
        unsubscribe();
        gone.removeEventListener('abort', over);
        if (error) reject(error);
        else resolve();
      };
      const over = () => end(null);
      const cancel = this.#clock.after(ms, over);
      const unsubscribe = this.#queue.onAdded(over);
      gone.addEventListener('abort', over);
      this.#end = end;
    });
  }
}
