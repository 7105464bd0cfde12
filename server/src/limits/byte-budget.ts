import { LRUCache } from 'lru-cache';
import { dayMs, dayNumber } from '../utc-day.ts';

/** Limits the bytes of every sender to `bytesPerDay` in a UTC day. */
export class ByteBudget {
  readonly #bytesPerDay: number;
  // The senders that were silent for longest are evicted, so that unknown senders cannot fill the memory.
  readonly #senders = new LRUCache<string, { day: number; bytes: number }>({ max: 10_000 });

  constructor(bytesPerDay: number) {
    this.#bytesPerDay = bytesPerDay;
  }

  /** Adds bytes to a sender's count of the day. Returns false if the count is then above the limit. */
  spend(sender: string, bytes: number, now: Date): boolean {
    const total = this.#spent(sender, now) + bytes;
    this.#senders.set(sender, { day: dayNumber(now), bytes: total });
    return total <= this.#bytesPerDay;
  }

  /** Subtracts bytes that `spend` has added at `spentAt`, unless the sender's count is of another day by now. */
  giveBack(sender: string, bytes: number, spentAt: Date): void {
    const spent = this.#senders.get(sender);
    if (spent?.day === dayNumber(spentAt)) spent.bytes -= bytes;
  }

  /** Returns true if the sender may send no more bytes today. */
  isSpent(sender: string, now: Date): boolean {
    return this.#spent(sender, now) >= this.#bytesPerDay;
  }

  #spent(sender: string, now: Date): number {
    const spent = this.#senders.get(sender);
    return spent?.day === dayNumber(now) ? spent.bytes : 0;
  }
}

/** Returns the whole seconds until the next UTC day, at least 1. */
export function secondsUntilNextDay(now: Date): number {
  return Math.ceil((dayMs - (now.getTime() % dayMs)) / 1000);
}
