import { TokenBucket } from '../limits/token-bucket.ts';

/** Longer than an album or a complaint in several messages takes to arrive. */
const quietMs = 60_000;
/** Telegram allows a bot about 30 messages a second. The others are for commands and notices. */
const answersPerSecond = 10;

/** Allows one answer a minute in each chat, and `answersPerSecond` in all chats together. Each server counts alone. */
export class AnswerLimit {
  readonly #all: TokenBucket;
  /** The time of the last answer by chat, oldest first. It holds one minute of answers, which `#all` limits. */
  readonly #answered = new Map<number, number>();

  /** `now` is in milliseconds, here and in `take`. */
  constructor(now: number) {
    this.#all = new TokenBucket(answersPerSecond, answersPerSecond, now);
  }

  /** Returns true if the chat may get an answer now, and counts this answer. */
  take(chatId: number, now: number): boolean {
    for (const [chat, at] of this.#answered) {
      if (now - at < quietMs) break;
      this.#answered.delete(chat);
    }
    if (this.#answered.has(chatId) || !this.#all.take(now)) return false;
    this.#answered.set(chatId, now);
    return true;
  }
}
