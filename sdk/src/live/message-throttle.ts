import { liveMessagesBurst, liveMessagesPerSecond } from '../generated/limits.ts';

// The rest is for the player's other devices, and for messages that the app sent just before a restart. The server
// counts all of them together.
const burst = liveMessagesBurst / 2;
const perSecond = (liveMessagesPerSecond * 3) / 4;
const intervalMs = 1_000 / perSecond;

/**
 * Limits the rate of messages, so that the server does not close the connection with the close code 4429 (decisions
 * §4).
 */
export class MessageThrottle {
  /** The earliest time at which a full burst of messages is allowed again, in milliseconds. */
  #restedAt = Number.NEGATIVE_INFINITY;

  /** Returns the pause until the next message may be sent, in milliseconds. `now` is in milliseconds too. */
  pauseMs(now: number): number {
    return Math.max(0, Math.round(this.#restedAt - now - (burst - 1) * intervalMs));
  }

  /** Counts a message that is sent now. */
  count(now: number): void {
    this.#restedAt = Math.max(this.#restedAt, now) + intervalMs;
  }
}
