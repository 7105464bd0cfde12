import type {
  ProductAnalytics,
  ProductEvent,
  ProductEventName,
  ProductEvents,
} from './product-events.ts';

/**
 * Reports what the player does. The intro is seen before the server has said who the player is, so
 * events wait for that; the session counts as started then, once (spec §7).
 */
export class ProductReporter {
  readonly #send: ProductAnalytics;
  #userId: number | undefined;
  #waiting: (() => void)[] = [];

  constructor(send: ProductAnalytics) {
    this.#send = send;
  }

  /** Says who plays: reports the session and whatever waited. A second call changes nothing. */
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
