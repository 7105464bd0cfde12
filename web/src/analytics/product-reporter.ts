import type {
  ProductAnalytics,
  ProductEvent,
  ProductEventName,
  ProductEvents,
} from './product-events.ts';

/** Reports product events (spec §7). Events wait until the player's id is known, and keep the time of their report. */
export class ProductReporter {
  readonly #send: ProductAnalytics;
  readonly #now: () => number;
  #userId: number | undefined;
  #waiting: ((userId: number) => void)[] = [];

  /**
   * Reports the session's start.
   * @param now the clock, in milliseconds
   */
  constructor(send: ProductAnalytics, now: () => number = Date.now) {
    this.#send = send;
    this.#now = now;
    this.report('started_session', {});
  }

  /** Sets the player's id and sends the waiting events. A second call does nothing. */
  identify(userId: number) {
    if (this.#userId !== undefined) return;
    this.#userId = userId;
    for (const send of this.#waiting.splice(0)) send(userId);
  }

  report<Name extends ProductEventName>(name: Name, properties: ProductEvents[Name]) {
    const at = this.#now();
    const send = (userId: number) =>
      this.#send({ name, at, properties: { userId, ...properties } } as ProductEvent);
    if (this.#userId !== undefined) send(this.#userId);
    else this.#waiting.push(send);
  }
}
