import { randomUUID } from 'node:crypto';
import type { Redis } from './connect-redis.ts';

const publishEveryMs = 100;

/** Publishes how many live messages each player has sent to this server, for the rate limits of other servers. */
export class MessageChannel {
  readonly #redis: Redis;
  readonly #channel: string;
  readonly #charge: (userId: number, messages: number) => void;
  readonly #serverId = randomUUID();
  #counts = new Map<number, number>();
  #timer: NodeJS.Timeout | undefined;
  #isSubscribed = false;

  /** `prefix` separates installations that share a Redis. `charge` receives the counts of other servers. */
  constructor(redis: Redis, prefix: string, charge: (userId: number, messages: number) => void) {
    this.#redis = redis;
    this.#channel = `${prefix}:messages`;
    this.#charge = charge;
    redis.onReady(() => void this.#subscribe());
    if (redis.isReady) void this.#subscribe();
  }

  /** Counts a live message that a player has sent to this server. */
  count(userId: number): void {
    this.#counts.set(userId, (this.#counts.get(userId) ?? 0) + 1);
    this.#timer ??= setTimeout(() => void this.#publish(), publishEveryMs).unref();
  }

  /** Subscribes at the first connection. The Redis client restores the subscription at later connections. */
  async #subscribe(): Promise<void> {
    if (this.#isSubscribed) return;
    try {
      await this.#redis.subscribe(this.#channel, (text) => this.#receive(text));
      this.#isSubscribed = true;
    } catch {
      // The connection was lost again, or Redis refused; the next connection subscribes.
    }
  }

  async #publish(): Promise<void> {
    const counts = this.#counts;
    this.#counts = new Map();
    this.#timer = undefined;
    // The counts are dropped, so each server limits only its own messages while Redis is down.
    if (!this.#redis.isReady) return;
    const text = Array.from(counts, ([userId, messages]) => `${userId}:${messages}`).join();
    // Redis went down meanwhile: the counts are dropped.
    await this.#redis.publish(this.#channel, `${this.#serverId} ${text}`).catch(() => undefined);
  }

  #receive(text: string): void {
    const [from, counts = ''] = text.split(' ');
    if (from === this.#serverId) return;
    for (const count of counts.split(',')) {
      const [, userId, messages] = /^(\d+):(\d+)$/.exec(count) ?? [];
      if (userId && messages) this.#charge(Number(userId), Number(messages));
    }
  }
}
