import type {
  ProductAnalytics,
  ProductEvent,
  ProductEventName,
  ProductEvents,
} from './product-events.ts';

/** Reports product events (spec §7). Events wait until the player's id is known. */
export class ProductReporter {
  readonly #send: ProductAnalytics;
  #userId: number | undefined;
  #waiting: (() => void)[] = [];

  constructor(send: ProductAnalytics) {
    this.#send = send;
  }

  /** Sets the player's id and reports the session's start, then the waiting events. A second call does nothing. */
  identify(userId: number) {
    if (this.#userId !== undefined) return;
    this.#userId = userId;
    this.report('started_session', {});
    for (const send of this.#waiting.splice(0)) send();
  }

  report<Name extends ProductEventName>(name: Name, properties: ProductEvents[Name]) {
    const send = (userId: number) =>
      this.#send({ name, properties: { userId, ...properties } } as ProductEvent);
    if (this.#userId !== undefined) send(this.#userId);
    else this.#waiting.push(() => this.#userId !== undefined && send(this.#userId));
  }
}
