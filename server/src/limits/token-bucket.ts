/** Allows `perSecond` events on average, and `burst` events at once. */
export class TokenBucket {
  readonly #perSecond: number;
  readonly #burst: number;
  #tokens: number;
  #filledAt: number;

  /** `now` is in milliseconds, here and in all methods. */
  constructor(perSecond: number, burst: number, now: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#tokens = burst;
    this.#filledAt = now;
  }

  /** Takes tokens; a negative number puts tokens back. Returns false and takes none if there are too few. */
  take(now: number, tokens = 1): boolean {
    this.#fill(now);
    if (this.#tokens < tokens) return false;
    this.#tokens -= tokens;
    return true;
  }

  /** Takes tokens that were used at another server. The number of tokens can fall to minus `burst`. */
  charge(now: number, tokens: number): void {
    this.#fill(now);
    this.#tokens = Math.max(-this.#burst, this.#tokens - tokens);
  }

  isFull(now: number): boolean {
    this.#fill(now);
    return this.#tokens >= this.#burst;
  }

  #fill(now: number): void {
    const earned = (Math.max(0, now - this.#filledAt) * this.#perSecond) / 1000;
    this.#tokens = Math.min(this.#burst, this.#tokens + earned);
    this.#filledAt = now;
  }
}
