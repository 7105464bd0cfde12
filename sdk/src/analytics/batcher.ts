import {
  analyticsBackOffFactor,
  analyticsBackOffMax,
  analyticsBatchIntervalMs,
  analyticsTaskPollMs,
  analyticsTaskPolls,
  analyticsTaskRetries,
} from '../generated/limits.ts';
import type { Schedule } from '../live/schedule.ts';
import type { EventStore } from './event-store.ts';
import type { Outcome } from './post-events.ts';

/** The storage, network, timer and log of a batcher. Tests replace them. */
export type BatcherEffects = {
  readonly store: Pick<EventStore, 'batch' | 'remove'>;
  /** Sends events, with the solution of a proof-of-work task if one is available. */
  readonly post: (events: readonly string[], solution: string | undefined) => Promise<Outcome>;
  /** Fetches a new proof-of-work task and returns its solution. */
  readonly solve: () => Promise<string>;
  readonly schedule: Schedule;
  readonly isOnline: () => boolean;
  /** Logs a failure that the caller cannot correct. */
  readonly warn: (message: string, error: unknown) => void;
};

/**
 * Sends the stored events in batches, one batch at a time (spec §4 "Analytics batching"). Adds the solution of a
 * proof-of-work task if one is available.
 */
export class Batcher {
  readonly #effects: BatcherEffects;
  #solution: string | undefined;
  #isSolving = false;
  #isStopped = false;
  #retries = 0;
  #backoff = 1;
  #intervalMs = analyticsBatchIntervalMs;
  #cancel: (() => void) | undefined;

  constructor(effects: BatcherEffects) {
    this.#effects = effects;
  }

  /** Waits at most three seconds for the solution of a proof-of-work task. Then starts the timer of the first batch. */
  start(): void {
    this.#awaitSolution();
  }

  /** Stops sending batches. A batch that is being sent is not aborted. */
  stop(): void {
    this.#isStopped = true;
    this.#cancel?.();
  }

  #awaitSolution(poll = 1): void {
    this.#requestSolution();
    this.#after(analyticsTaskPollMs, () => {
      if (this.#solution !== undefined || poll >= analyticsTaskPolls) this.#resume();
      else this.#awaitSolution(poll + 1);
    });
  }

  #requestSolution(): void {
    if (this.#isSolving) return;
    this.#isSolving = true;
    this.#effects
      .solve()
      .then(
        (solution) => {
          this.#solution = solution;
        },
        (error) => this.#effects.warn('The analytics task was not solved.', error),
      )
      .finally(() => {
        this.#isSolving = false;
      });
  }

  #resume(): void {
    this.#after(this.#intervalMs, () => void this.#flush());
  }

  #after(ms: number, run: () => void): void {
    this.#cancel?.();
    if (!this.#isStopped) this.#cancel = this.#effects.schedule(run, ms);
  }

  /** Sends one batch. The timer of the next batch starts only after the response. */
  async #flush(): Promise<void> {
    const { store, post, isOnline } = this.#effects;
    const events = store.batch();
    if (events.length === 0 || !isOnline()) return this.#resume();
    const used = this.#solution;
    const outcome = await post(events, used);
    if (outcome.kind === 'accepted' || outcome.kind === 'refused') {
      store.remove(events);
      // A solution is valid once. If a task was solved during the request, its solution is still unused.
      const given = outcome.kind === 'accepted' ? outcome.solution : undefined;
      if (this.#solution === used) this.#solution = given;
    }
    this.#apply(outcome);
  }

  #apply(outcome: Outcome): void {
    switch (outcome.kind) {
      case 'accepted':
        this.#retries = 0;
        this.#backoff = 1;
        this.#intervalMs = analyticsBatchIntervalMs;
        break;
      case 'tooMany':
        // The solution of a second 429 in a row is not used: the backend accepts only a solved task, or none.
        this.#solution = this.#retries === 0 ? outcome.solution : undefined;
        this.#retries += 1;
        break;
      case 'serverError':
        this.#slowDown();
        break;
      case 'unreachable':
        this.#effects.warn(
          'The analytics backend was not reached. The batch is sent again later.',
          outcome.error,
        );
        break;
    }
    const isRefused = outcome.kind === 'tooMany';
    if (isRefused && this.#retries <= analyticsTaskRetries) {
      this.#awaitSolution();
    } else {
      // Without a new task, only requests without a proof would follow, of which an address may send few.
      if (isRefused) this.#requestSolution();
      this.#resume();
    }
  }

  #slowDown(): void {
    if (this.#backoff >= analyticsBackOffMax) return;
    this.#backoff += 1;
    this.#intervalMs = Math.round(this.#intervalMs * analyticsBackOffFactor);
  }
}
