import { LRUCache } from 'lru-cache';
import { TokenBucket } from '../live/token-bucket.ts';

/** Lets every sender pass `perSecond` times on average and `burst` times at once. */
export class SenderGate {
  readonly #perSecond: number;
  readonly #burst: number;
  // The ones that were not heard for the longest time are forgotten: strangers cannot fill the memory.
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
