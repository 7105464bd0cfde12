import type { Logger } from 'pino';

const reminderMs = 3_600_000;

/** Logs the failures of work that is tried again: the first one, one an hour while it fails, and the next success. */
export class FailureLog {
  /** The number of failures since the last success. */
  failures = 0;
  readonly #log: Logger;
  readonly #recovery: string;
  #pausesMs = 0;

  /** @param recovery The message that is logged when the work succeeds again. */
  constructor(log: Logger, recovery: string) {
    this.#log = log;
    this.#recovery = recovery;
  }

  /** Counts a failure. Logs it with `message` if it is the first one, or if the last line is an hour old. */
  failed(err: unknown, message: string): void {
    this.failures += 1;
    if (this.failures > 1 && this.#pausesMs < reminderMs) return;
    this.#pausesMs = 0;
    this.#log.error({ err, failures: this.failures }, message);
  }

  /** Counts a pause after a failure. Only pauses count as time, because they are much longer than the work. */
  paused(ms: number): void {
    this.#pausesMs += ms;
  }

  succeeded(): void {
    if (this.failures > 0) this.#log.info({ failures: this.failures }, this.#recovery);
    this.failures = 0;
    this.#pausesMs = 0;
  }
}
