import { sql } from 'kysely';
import type { Deps } from '../deps.ts';

const pauseMs = 250;

/**
 * Folds changed totals into the buckets from which ranks are read; this keeps reading fast, ranks are exact before as
 * well. Returns false, without folding, while another server does it.
 */
export async function foldRanks(db: Deps['db']): Promise<boolean> {
  const { rows } = await sql<{ folded: boolean }>`select fold_ranks() as folded`.execute(db);
  return rows[0]?.folded ?? false;
}

/**
 * Folds ranks shortly after totals changed, at most four times a second and never twice at once. The next run also
 * folds what failed, or what a stopped server left.
 */
export class RankFolding {
  readonly #fold: () => Promise<boolean>;
  readonly #onFailure: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isEnded = false;

  /** `fold` returns false if it has to be repeated. */
  constructor(fold: () => Promise<boolean>, onFailure: (error: unknown) => void) {
    this.#fold = fold;
    this.#onFailure = onFailure;
  }

  /** Schedules a folding, because totals may have changed. */
  changed(): void {
    if (this.#isEnded) return;
    this.#timer ??= setTimeout(() => {
      this.#running = this.#run();
    }, pauseMs).unref();
  }

  /** Stops folding. Resolves when a running one has ended. */
  async end(): Promise<void> {
    this.#isEnded = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    let isDone = true;
    try {
      isDone = await this.#fold();
    } catch (error) {
      this.#onFailure(error);
    }
    this.#timer = undefined;
    if (!isDone) this.changed();
  }
}
