import { randomUUID } from 'node:crypto';
import type { Redis } from './connect-redis.ts';

/**
 * If more ids than this are unsent, one message replaces them. The message tells the other servers to read all balances
 * again.
 */
const unsentMax = 50_000;
const allUsers = 'everybody';

type Listener = {
  /** Called when balances of these users changed at another server. */
  changed(userIds: number[]): void;
  /** Called when messages may have been missed. Any balance may then have changed. */
  missed(): void;
};

/** Publishes and receives the ids of users with changed balances. While Redis is down, ids stay queued. */
export class BalanceChannel {
  readonly #redis: Redis;
  readonly #channel: string;
  readonly #listener: Listener;
  readonly #serverId = randomUUID();
  #unsent = new Set<number>();
  #hasOverflowed = false;
  #publishing: Promise<void> | undefined;
  #isSubscribed = false;

  /** `prefix` separates installations that share a Redis. */
  constructor(redis: Redis, prefix: string, listener: Listener) {
    this.#redis = redis;
    this.#channel = `${prefix}:balances`;
    this.#listener = listener;
    redis.onReady(() => void this.#subscribe());
    if (redis.isReady) void this.#subscribe();
  }

  /** Queues user ids. Ids that are queued in one turn of the event loop share one message. */
  publish(userIds: Iterable<number>): void {
    for (const id of userIds) this.#unsent.add(id);
    if (this.#unsent.size > unsentMax) {
      this.#unsent.clear();
      this.#hasOverflowed = true;
    }
    this.#publishing ??= this.#send();
  }

  /** Waits until the queued ids are published. Resolves early if Redis is down; the ids then stay queued. */
  async published(): Promise<void> {
    await this.#publishing;
  }

  /**
   * Subscribes if no earlier call has subscribed, because the Redis client restores a subscription after a lost
   * connection. In both cases, calls `missed` afterwards.
   */
  async #subscribe(): Promise<void> {
    try {
      if (!this.#isSubscribed)
        await this.#redis.subscribe(this.#channel, (text) => this.#receive(text));
      this.#isSubscribed = true;
    } catch {
      // The connection was lost again, or Redis refused; the next connection subscribes.
      return;
    }
    this.#listener.missed();
    this.#publishing ??= this.#send();
  }

  async #send(): Promise<void> {
    await new Promise(setImmediate);
    while (this.#redis.isReady && (this.#unsent.size > 0 || this.#hasOverflowed)) {
      const userIds = this.#unsent;
      const what = this.#hasOverflowed ? allUsers : [...userIds].join();
      this.#unsent = new Set();
      this.#hasOverflowed = false;
      try {
        await this.#redis.publish(this.#channel, `${this.#serverId} ${what}`);
      } catch {
        // It may have been published or not: publishing again does no harm.
        if (what === allUsers) this.#hasOverflowed = true;
        for (const id of userIds) this.#unsent.add(id);
        break;
      }
    }
    this.#publishing = undefined;
  }

  #receive(text: string): void {
    const [from, what = ''] = text.split(' ');
    if (from === this.#serverId) return;
    if (what === allUsers) this.#listener.missed();
    else this.#listener.changed(what.split(',').map(Number).filter(Number.isSafeInteger));
  }
}
