import type { Clock } from './clock.ts';
import { postUpdate, type WebhookTarget } from './post-update.ts';
import type { Update } from './update.ts';
import type { UpdateQueue } from './update-queue.ts';

type DeliveryFailure = {
  /** The time in Unix seconds. */
  date: number;
  message: string;
};

/**
 * Delivers updates to the bot's webhook and keeps the order of each user's updates. Retries a failed delivery with
 * backoff (1 s to 64 s) until the bot responds with 2xx.
 */
export class Webhook {
  target: WebhookTarget | null = null;
  lastFailure: DeliveryFailure | null = null;
  readonly #queue: UpdateQueue;
  readonly #clock: Clock;
  readonly #reply: (body: unknown) => void;
  #busy = new Set<number>();
  /** Cancels the timer of each retry. */
  readonly #retries = new Set<() => void>();

  /**
   * Sends updates to the bot's webhook. Calls `reply` with the JSON body of each 2xx response, because the bot may call
   * a Bot API method by it.
   */
  constructor(queue: UpdateQueue, clock: Clock, reply: (body: unknown) => void) {
    this.#queue = queue;
    this.#clock = clock;
    this.#reply = reply;
    queue.onAdded(() => this.#deliverAll());
  }

  /** Sets the webhook and delivers the pending updates. `null` removes the webhook and stops deliveries. */
  setTarget(target: WebhookTarget | null): void {
    this.target = target;
    this.lastFailure = null;
    this.#busy = new Set();
    for (const cancel of this.#retries) cancel();
    this.#retries.clear();
    this.#deliverAll();
  }

  #deliverAll(): void {
    if (!this.target) return;
    for (const update of this.#queue.pending) {
      const person = personOf(update);
      // Updates of different users are delivered in parallel.
      if (this.#busy.has(person)) continue;
      this.#busy.add(person);
      void this.#deliver(update, this.target, 0);
    }
  }

  async #deliver(update: Update, target: WebhookTarget, failures: number): Promise<void> {
    const { failure, body } = await postUpdate(target, update);
    if (this.target !== target) return;
    if (failure !== null) {
      this.lastFailure = { date: Math.floor(this.#clock.now() / 1000), message: failure };
      const cancel = this.#clock.after(1000 * 2 ** Math.min(failures, 6), () => {
        this.#retries.delete(cancel);
        void this.#deliver(update, target, failures + 1);
      });
      this.#retries.add(cancel);
      return;
    }
    this.#queue.remove(update.update_id);
    this.#busy.delete(personOf(update));
    if (body !== null) this.#reply(body);
    this.#deliverAll();
  }
}

function personOf(update: Update): number {
  return 'message' in update ? update.message.from.id : update.pre_checkout_query.from.id;
}
