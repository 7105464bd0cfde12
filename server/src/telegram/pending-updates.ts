import type { Update } from 'grammy/types';
import type { UpdateHandler } from './handle-updates.ts';

/** Handles received updates and computes up to which of them the bot can confirm to Telegram. */
export class PendingUpdates {
  /**
   * Every update with a lower id is handled. It is the `offset` of the next `getUpdates`, which confirms those updates.
   */
  offset = 0;
  readonly #handleUpdate: UpdateHandler;
  readonly #onFailure: (error: unknown, updateId: number) => void;
  #handled = new Set<number>();

  constructor(handleUpdate: UpdateHandler, onFailure: (error: unknown, updateId: number) => void) {
    this.#handleUpdate = handleUpdate;
    this.#onFailure = onFailure;
  }

  /**
   * Handles the updates of one user in their order, and different users in parallel: a refund waits for its payment,
   * and a failure delays only its own user. Returns true if all updates are handled.
   */
  async handleAll(updates: Update[]): Promise<boolean> {
    const byUser = Object.values(Object.groupBy(updates, userOf));
    await Promise.all(byUser.map((own) => this.#handleInOrder(own ?? [])));
    const unhandled = updates.find(({ update_id }) => !this.#handled.has(update_id));
    this.offset = unhandled?.update_id ?? (updates.at(-1)?.update_id ?? this.offset - 1) + 1;
    this.#handled = new Set([...this.#handled].filter((id) => id >= this.offset));
    return unhandled === undefined;
  }

  async #handleInOrder(updates: Update[]): Promise<void> {
    for (const update of updates) {
      if (this.#handled.has(update.update_id)) continue;
      try {
        await this.#handleUpdate(update);
        this.#handled.add(update.update_id);
      } catch (error) {
        this.#onFailure(error, update.update_id);
        return;
      }
    }
  }
}

const userOf = ({ message, pre_checkout_query }: Update) =>
  String((message ?? pre_checkout_query)?.from?.id);
