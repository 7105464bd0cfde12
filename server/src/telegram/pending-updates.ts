import { setTimeout as delay } from 'node:timers/promises';
import type { Update } from 'grammy/types';
import type { UpdateHandler } from './handle-updates.ts';

/** The maximum time that `handleAll` waits for the handlers. */
const waitMs = 500;

/** Handles received updates. Tracks which updates the bot can confirm to Telegram. */
export class PendingUpdates {
  readonly #handleUpdate: UpdateHandler;
  /** The ids of received updates that are not confirmed to Telegram. */
  #received: number[] = [];
  /** The id of the last received update plus 1; 0 before the first update. */
  #next = 0;
  readonly #handled = new Set<number>();
  readonly #running = new Set<number>();
  /** For each Telegram user id, a promise that resolves to true if the user's latest message was handled. */
  readonly #lines = new Map<string, Promise<boolean>>();
  readonly #work = new Set<Promise<unknown>>();

  /** @param handleUpdate Rejects if the update must be handled again. */
  constructor(handleUpdate: UpdateHandler) {
    this.#handleUpdate = handleUpdate;
  }

  /** The lowest id that is not handled. `getUpdates` with this `offset` confirms all lower ids to Telegram. */
  get offset(): number {
    return this.#received.find((id) => !this.#handled.has(id)) ?? this.#next;
  }

  /**
   * Handles the messages of one user in order, and the updates of different users in parallel. Waits at most `waitMs`
   * for the handlers.
   * @returns False if an update has failed so far, otherwise true. Handlers may still run when the result is true.
   */
  async handleAll(updates: Update[]): Promise<boolean> {
    const last = updates.at(-1)?.update_id;
    if (last !== undefined) {
      this.#received = updates.map(({ update_id }) => update_id);
      this.#next = last + 1;
    }
    for (const update of updates) {
      if (!this.#handled.has(update.update_id) && !this.#running.has(update.update_id)) {
        this.#start(update);
      }
    }
    await Promise.race([this.idle(), delay(waitMs, undefined, { ref: false })]);
    const { offset } = this;
    this.#received = this.#received.filter((id) => id >= offset);
    for (const id of this.#handled) if (id < offset) this.#handled.delete(id);
    return this.#received.every((id) => this.#handled.has(id) || this.#running.has(id));
  }

  /** Resolves when no handler runs. */
  async idle(): Promise<void> {
    while (this.#work.size > 0) await Promise.all(this.#work);
  }

  #start(update: Update): void {
    const user = userOf(update);
    const earlier = this.#lines.get(user) ?? Promise.resolve(true);
    this.#running.add(update.update_id);
    // After a failed update, later messages of its user are skipped, but pre-checkout queries are not.
    const work = update.pre_checkout_query
      ? Promise.race([earlier, delay(waitMs)]).then(() => this.#handle(update))
      : earlier.then((isHandled) => isHandled && this.#handle(update));
    const ended = work.finally(() => {
      this.#running.delete(update.update_id);
      this.#work.delete(ended);
      if (this.#lines.get(user) === ended) this.#lines.delete(user);
    });
    this.#work.add(ended);
    if (!update.pre_checkout_query) this.#lines.set(user, ended);
  }

  /** Returns false if the handler failed. */
  async #handle(update: Update): Promise<boolean> {
    try {
      await this.#handleUpdate(update);
      this.#handled.add(update.update_id);
      return true;
    } catch {
      return false;
    }
  }
}

/** Returns the Telegram id of an update's user. The id of a private chat equals the user's id. */
const userOf = ({ message, pre_checkout_query }: Update) =>
  String(message?.chat.id ?? pre_checkout_query?.from.id);
