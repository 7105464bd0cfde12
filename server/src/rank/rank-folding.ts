const pauseMs = 250;

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
