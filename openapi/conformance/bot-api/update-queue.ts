type Numbered<Update> = Update & { update_id: number };

/** A run's first update id is the run's start time in milliseconds, divided by this number, modulo 2 ** 31. */
export const idStepMs = 50;
const idsEnd = 2 ** 31;
/** The pause before a failed update is delivered again, in milliseconds. */
const repeatMs = 1_000;

/**
 * Delivers updates to a webhook, or in response to the server's polls. Repeats an update until the webhook returns 2xx
 * or a poll confirms the update.
 */
export class UpdateQueue<Update extends object> {
  #nextId: number;
  #unnumbered: Update[] = [];
  #pending: Numbered<Update>[] = [];
  /** The updates that were sent to the webhook, which has not returned 2xx. */
  readonly #sent = new Set<Numbered<Update>>();
  #wake: (() => void) | undefined;
  #webhook: { url: string; secret: string } | undefined;
  #isPolled = false;
  #isClosed = false;
  #sending = Promise.resolve();

  /** @param now the clock, in milliseconds */
  constructor(now = Date.now) {
    // Higher than those of an earlier run: a server may drop updates whose ids it knows.
    this.#nextId = Math.floor(now() / idStepMs) % idsEnd;
  }

  get isConnected(): boolean {
    return this.#isPolled || this.#webhook !== undefined;
  }

  get webhook(): { url: string; secret: string } | undefined {
    return this.#webhook;
  }

  /** The updates that are not delivered or not confirmed. */
  get unconfirmed(): Update[] {
    return [...this.#sent, ...this.#pending, ...this.#unnumbered];
  }

  push(update: Update): void {
    this.#unnumbered.push(update);
    this.#deliver();
  }

  /**
   * Returns all updates with the id `offset` or a higher id, or null while there is a webhook. If there are no such
   * updates, first waits up to `timeoutS` seconds for a new update.
   */
  async poll(offset: number, timeoutS: number): Promise<Numbered<Update>[] | null> {
    if (this.#webhook) return null;
    this.#isPolled = true;
    this.#wake?.();
    // The server may have confirmed updates of an earlier run of the kit: the ids continue where that run ended.
    this.#nextId = Math.max(this.#nextId, offset);
    this.#pending = this.#pending.filter(({ update_id }) => update_id >= offset);
    this.#number();
    if (this.#pending.length === 0 && timeoutS > 0 && !this.#isClosed) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, timeoutS * 1000);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      if (this.#webhook) return null;
      this.#number();
    }
    return this.#pending;
  }

  /**
   * Sends the pending updates and all later ones to the webhook `url`, and ends a waiting poll. An empty `url` removes
   * the webhook.
   */
  sendTo(url: string, secret: string): void {
    this.#webhook = url === '' ? undefined : { url, secret };
    this.#wake?.();
    this.#deliver();
  }

  /** Ends a waiting poll, which then returns an empty list. */
  close(): void {
    this.#isClosed = true;
    this.#wake?.();
  }

  /** Sends the pending updates to the webhook. Without a webhook, ends a waiting poll. */
  #deliver(): void {
    if (this.#webhook) this.#sending = this.#sending.then(() => this.#sendAll());
    else this.#wake?.();
  }

  #number(): void {
    for (const update of this.#unnumbered.splice(0)) {
      this.#pending.push({ update_id: this.#nextId, ...update });
      this.#nextId += 1;
    }
  }

  #sendAgain(update: Numbered<Update>): void {
    if (this.#isClosed) return;
    this.#sent.delete(update);
    this.#pending.push(update);
    this.#deliver();
  }

  async #sendAll(): Promise<void> {
    this.#number();
    // The webhook may be changed or removed between two updates.
    while (this.#webhook) {
      const update = this.#pending.shift();
      if (!update) return;
      this.#sent.add(update);
      const { url, secret } = this.#webhook;
      const headers = {
        'Content-Type': 'application/json',
        'X-Telegram-Bot-Api-Secret-Token': secret,
      };
      const body = JSON.stringify(update);
      const response = await fetch(url, { method: 'POST', headers, body }).catch(() => null);
      if (response?.ok) this.#sent.delete(update);
      else setTimeout(() => this.#sendAgain(update), repeatMs).unref();
    }
  }
}
