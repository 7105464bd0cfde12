import type { ClientConfig } from '@bold/sdk';

/**
 * Prevents the running API calls of a closed app from affecting the next app in the same page. These calls never
 * settle.
 */
export class AppCalls {
  #app = {};

  /** Options for `configureClient`. API calls that are running when `close` is called never settle. */
  readonly options: Pick<ClientConfig, 'fetch' | 'sleep'> = {
    fetch: (input, init) => this.#whileOpen(fetch(input, init)),
    sleep: (ms) => this.#whileOpen(new Promise((resolve) => setTimeout(resolve, ms))),
  };

  /** Closes the current app, so that its running calls never settle. Later calls belong to the next app. */
  close(): void {
    this.#app = {};
  }

  async #whileOpen<Result>(work: Promise<Result>): Promise<Result> {
    const app = this.#app;
    try {
      return await work;
    } finally {
      if (this.#app !== app) await new Promise(() => {});
    }
  }
}
