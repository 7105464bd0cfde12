import { TokenBucket } from './token-bucket.ts';

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
 * The token buckets of the players' live messages. A message that a player sends to another server also takes a token
 * here, but a moment later.
 */
export class PlayerBuckets {
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #onMessage: (userId: number) => void;
  readonly #byUser = new Map<number, TokenBucket>();

  /** `onMessage` is called for each message, allowed or refused. */
  constructor(perSecond: number, burst: number, onMessage: (userId: number) => void) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#onMessage = onMessage;
  }

  /** Returns the player's bucket, and creates a full bucket if the player has none. `now` is in milliseconds. */
  of(userId: number, now: number): TokenBucket {
    const bucket =
      this.#byUser.get(userId) ??
      new PlayerBucket(this.#perSecond, this.#burst, now, () => this.#onMessage(userId));
    this.#byUser.set(userId, bucket);
    return bucket;
  }

  /** Takes a token from the player's bucket for each message that the player has sent to another server. */
  charge(userId: number, messages: number, now: number): void {
    this.of(userId, now).charge(now, messages);
  }

  /** Removes the full buckets of players without a socket. A new bucket is full too, so the removal loses nothing. */
  forgetFull(now: number, isOnline: (userId: number) => boolean): void {
    for (const [userId, bucket] of this.#byUser) {
      if (!isOnline(userId) && bucket.isFull(now)) this.#byUser.delete(userId);
    }
  }

  get size(): number {
    return this.#byUser.size;
  }
}
