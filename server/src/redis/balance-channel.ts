import { randomUUID } from 'node:crypto';
import type { Redis } from './connect-redis.ts';

/** Somebody who missed so much is told to look at everybody. */
const unsentMax = 50_000;
const allUsers = 'everybody';

type Listener = {
  /** Balances of these users changed at another server. */
  changed(userIds: number[]): void;
  /** Balances of anybody may have changed unheard. */
  missed(): void;
};

/**
 * Tells the other servers which users' balances changed, and hears it from them. Only names travel: the balance is in
 * the database. What cannot be told now is told when Redis is back, and whoever could not listen looks at everybody.
 */
export class BalanceChannel {
  readonly #redis: Redis;
  readonly #channel: string;
  readonly #listener: Listener;
  readonly #me = randomUUID();
  #unsent = new Set<number>();
  #isTooMuch = false;
  #publishing: Promise<void> | undefined;
  #isListening = false;

  /** `prefix` parts the installations that share a Redis. */
  constructor(redis: Redis, prefix: string, listener: Listener) {
    this.#redis = redis;
    this.#channel = `${prefix}:balances`;
    this.#listener = listener;
    redis.onReady(() => void this.#listen());
    if (redis.isReady) void this.#listen();
  }

  /** Goes out together with what else is told in this turn of the event loop. */
  publish(userIds: Iterable<number>): void {
    for (const id of userIds) this.#unsent.add(id);
    if (this.#unsent.size > unsentMax) {
      this.#unsent.clear();
      this.#isTooMuch = true;
    }
    this.#publishing ??= this.#send();
  }

  /** Resolves when everything was told, or cannot be now. */
  async published(): Promise<void> {
    await this.#publishing;
  }

  /** A connection that comes back listens again by itself before it is ready. */
  async #listen(): Promise<void> {
    try {
      if (!this.#isListening)
        await this.#redis.subscribe(this.#channel, (text) => this.#receive(text));
      this.#isListening = true;
    } catch {
      // The connection went away again; the next one listens.
      return;
    }
    this.#listener.missed();
    this.#publishing ??= this.#send();
  }

  async #send(): Promise<void> {
    await new Promise(setImmediate);
    while (this.#redis.isReady && (this.#unsent.size > 0 || this.#isTooMuch)) {
      const userIds = this.#unsent;
      const what = this.#isTooMuch ? allUsers : [...userIds].join();
      this.#unsent = new Set();
      this.#isTooMuch = false;
      try {
        await this.#redis.publish(this.#channel, `${this.#me} ${what}`);
      } catch {
        // It may have been told or not: telling it again does no harm.
        if (what === allUsers) this.#isTooMuch = true;
        for (const id of userIds) this.#unsent.add(id);
        break;
      }
    }
    this.#publishing = undefined;
  }

  #receive(text: string): void {
    const [from, what = ''] = text.split(' ');
    if (from === this.#me) return;
    if (what === allUsers) this.#listener.missed();
    else this.#listener.changed(what.split(',').map(Number).filter(Number.isSafeInteger));
  }
}
