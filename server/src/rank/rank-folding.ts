import { sql } from 'kysely';
import type { Deps } from '../deps.ts';

const pauseMs = 250;

/**
 * Merges up to 1 000 stored changes of totals into the rank buckets. Returns false if it must be called again: more may
 * be left, or another merge runs.
 */
export async function foldRanks(db: Deps['db']): Promise<boolean> {
  const { rows } = await sql<{ folded: boolean }>`select fold_ranks() as folded`.execute(db);
  return rows[0]?.folded ?? false;
}

/** Calls `fold` a quarter of a second after `changed` is called. Two calls of `fold` never run at the same time. */
export class RankFolding {
  readonly #fold: () => Promise<boolean>;
  readonly #onFailure: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #hasChanged = false;
  #isEnded = false;

  /** `fold` returns false if it must be called again. */
  constructor(fold: () => Promise<boolean>, onFailure: (error: unknown) => void) {
    this.#fold = fold;
    this.#onFailure = onFailure;
  }

  /** Schedules a call of `fold`. */
  changed(): void {
    if (this.#isEnded) return;
    this.#hasChanged = true;
    this.#timer ??= setTimeout(() => {
      this.#running = this.#run();
    }, pauseMs).unref();
  }

  /** Cancels the scheduled call. Resolves when a running call has ended. */
  async end(): Promise<void> {
    this.#isEnded = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    let isDone = true;
    this.#hasChanged = false;
    try {
      isDone = await this.#fold();
    } catch (error) {
      // After an error, the next call follows the next change.
      this.#onFailure(error);
    }
    this.#timer = undefined;
    if (!isDone || this.#hasChanged) this.changed();
  }
}
