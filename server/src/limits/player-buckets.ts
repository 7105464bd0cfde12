import { TokenBucket } from './token-bucket.ts';

/** A bucket that tells of each message which it judges. */
class PlayerBucket extends TokenBucket {
  readonly #onMessage: () => void;

  constructor(perSecond: number, burst: number, now: number, onMessage: () => void) {
    super(perSecond, burst, now);
    this.#onMessage = onMessage;
  }

  override take(now: number): boolean {
    this.#onMessage();
    return super.take(now);
  }
}

/**
 * The message bucket of each player, which all sockets of the player share: at once on this server, and within a moment
 * on the others, which are told of each message and charge theirs.
 */
export class PlayerBuckets {
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #onMessage: (userId: number) => void;
  readonly #byUser = new Map<number, TokenBucket>();

  /** `onMessage` is called for each message that a bucket judges. */
  constructor(perSecond: number, burst: number, onMessage: (userId: number) => void) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#onMessage = onMessage;
  }

  /** Returns the player's bucket, the one from before a reconnect included. `now` in milliseconds. */
  of(userId: number, now: number): TokenBucket {
    const bucket =
      this.#byUser.get(userId) ??
      new PlayerBucket(this.#perSecond, this.#burst, now, () => this.#onMessage(userId));
    this.#byUser.set(userId, bucket);
    return bucket;
  }

  /** Counts messages that a player has sent to another server. */
  charge(userId: number, messages: number, now: number): void {
    this.of(userId, now).charge(now, messages);
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
