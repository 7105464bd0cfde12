import type { Logger } from 'pino';

const reminderMs = 3_600_000;

/** Logs the failures of work that is tried again: the first one, one an hour while it fails, and the next success. */
export class FailureLog {
  readonly #log: Logger;
  readonly #recovery: string;
  #failures = 0;
  #pausesMs = 0;

  /** @param recovery The message that is logged when the work succeeds again. */
  constructor(log: Logger, recovery: string) {
    this.#log = log;
    this.#recovery = recovery;
  }

  /**
   * Counts a failure. Logs it with `message` if it is the first one, or if the pauses since the last line are an hour.
   * @param pauseAfter Returns the pause in milliseconds after a number of failures in a row.
   * @returns The pause that must follow.
   */
  failed(err: unknown, message: string, pauseAfter: (failures: number) => number): number {
    this.#failures += 1;
    if (this.#failures === 1 || this.#pausesMs >= reminderMs) {
      this.#log.error({ err, failures: this.#failures }, message);
      this.#pausesMs = 0;
    }
    const pauseMs = pauseAfter(this.#failures);
    this.#pausesMs += pauseMs;
    return pauseMs;
  }

  succeeded(): void {
    if (this.#failures > 0) this.#log.info({ failures: this.#failures }, this.#recovery);
    this.#failures = 0;
    this.#pausesMs = 0;
  }
}
