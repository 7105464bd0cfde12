import { randomUUID } from 'node:crypto';
import type { Redis } from './connect-redis.ts';

/** Somebody who missed so much is told to look at everybody. */
const unsentMax = 50_000;
const everybody = 'everybody';

type Hearing = {
  /** Balances of these users changed at another server. */
  changed(userIds: number[]): void;
  /** Balances of anybody may have changed unheard. */
  missed(): void;
};

/**
 * Tells the other servers which users' balances changed, and hears it from them. Only names travel: the balance is in
 * the database. What cannot be told now is told when Redis is back, and whoever could not listen looks at everybody.
 */
export class BalanceNews {
  readonly #redis: Redis;
  readonly #channel: string;
  readonly #hearing: Hearing;
  readonly #me = randomUUID();
  #unsent = new Set<number>();
  #isTooMuch = false;
  #telling: Promise<void> | undefined;
  #isListening = false;

  /** `prefix` parts the installations that share a Redis. */
  constructor(redis: Redis, prefix: string, hearing: Hearing) {
    this.#redis = redis;
    this.#channel = `${prefix}:balances`;
    this.#hearing = hearing;
    redis.onReady(() => void this.#listen());
    if (redis.isReady) void this.#listen();
  }

  /** Goes out together with what else is told in this turn of the event loop. */
  tell(userIds: Iterable<number>): void {
    for (const id of userIds) this.#unsent.add(id);
    if (this.#unsent.size > unsentMax) {
      this.#unsent.clear();
      this.#isTooMuch = true;
    }
    this.#telling ??= this.#send();
  }

  /** Resolves when everything was told, or cannot be now. */
  async told(): Promise<void> {
    await this.#telling;
  }

  /** A connection that comes back listens again by itself before it is ready. */
  async #listen(): Promise<void> {
    try {
      if (!this.#isListening)
        await this.#redis.subscribe(this.#channel, (text) => this.#hear(text));
      this.#isListening = true;
    } catch {
      // The connection went away again; the next one listens.
      return;
    }
    this.#hearing.missed();
    this.#telling ??= this.#send();
  }

  async #send(): Promise<void> {
    await new Promise(setImmediate);
    while (this.#redis.isReady && (this.#unsent.size > 0 || this.#isTooMuch)) {
      const userIds = this.#unsent;
      const what = this.#isTooMuch ? everybody : [...userIds].join();
      this.#unsent = new Set();
      this.#isTooMuch = false;
      try {
        await this.#redis.publish(this.#channel, `${this.#me} ${what}`);
      } catch {
        // It may have been told or not: telling it again does no harm.
        if (what === everybody) this.#isTooMuch = true;
        for (const id of userIds) this.#unsent.add(id);
        break;
      }
    }
    this.#telling = undefined;
  }

  #hear(text: string): void {
    const [from, what = ''] = text.split(' ');
    if (from === this.#me) return;
    if (what === everybody) this.#hearing.missed();
    else this.#hearing.changed(what.split(',').map(Number).filter(Number.isSafeInteger));
  }
}
