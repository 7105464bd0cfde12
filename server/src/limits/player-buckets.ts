import { TokenBucket } from './token-bucket.ts';

/** The message bucket of each player, which all sockets of the player share. It is exact per process. */
export class PlayerBuckets {
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #byUser = new Map<number, TokenBucket>();

  constructor(perSecond: number, burst: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
  }

  /** Returns the player's bucket, the one from before a reconnect included. `now` in milliseconds. */
  of(userId: number, now: number): TokenBucket {
    const bucket = this.#byUser.get(userId) ?? new TokenBucket(this.#perSecond, this.#burst, now);
    this.#byUser.set(userId, bucket);
    return bucket;
  }

  /** Forgets the full buckets of players without a socket: a new bucket would be the same. */
  forgetFull(now: number, isOnline: (userId: number) => boolean): void {
    for (const [userId, bucket] of this.#byUser) {
      if (!isOnline(userId) && bucket.isFull(now)) this.#byUser.delete(userId);
    }
  }

  get size(): number {
    return this.#byUser.size;
  }
}
