const pauseMs = 250;

/**
 * Folds a while after totals changed, at most four times a second and never twice at once. What could not be folded,
 * or was left by a server that is gone, is taken along the next time.
 */
export class RankFolding {
  readonly #fold: () => Promise<boolean>;
  readonly #onFailure: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isEnded = false;

  /** `fold` answers false where it has to be done again. */
  constructor(fold: () => Promise<boolean>, onFailure: (error: unknown) => void) {
    this.#fold = fold;
    this.#onFailure = onFailure;
  }

  /** Totals may have changed. */
  changed(): void {
    if (this.#isEnded) return;
    this.#timer ??= setTimeout(() => {
      this.#running = this.#run();
    }, pauseMs).unref();
  }

  /** Folds no more; resolves when what runs has ended. */
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
