import { LRUCache } from 'lru-cache';
import { TokenBucket } from './token-bucket.ts';

/** Limits every sender to `perSecond` requests on average, with bursts of up to `burst` requests. */
export class SenderGate {
  readonly #perSecond: number;
  readonly #burst: number;
  // The senders that were silent for longest are evicted, so that unknown senders cannot fill the memory.
  readonly #senders = new LRUCache<string, TokenBucket>({ max: 10_000 });

  constructor(perSecond: number, burst: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
  }

  mayPass(sender: string, now: Date): boolean {
    const ms = now.getTime();
    const bucket = this.#senders.get(sender) ?? new TokenBucket(this.#perSecond, this.#burst, ms);
    this.#senders.set(sender, bucket);
    return bucket.take(ms);
  }
}
