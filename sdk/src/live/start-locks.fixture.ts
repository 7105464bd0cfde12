import type { StartLocks } from './web-batch-storage.ts';

interface Request {
  readonly tab: number;
  readonly held: () => Promise<void>;
}

/** The locks of one browser, shared by its tabs; a tab that ends lets go of all that it held or waited for. */
export class FakeBrowserLocks {
  readonly #queues = new Map<string, Request[]>();

  /** The locks as one tab sees them. */
  of(tab: number): StartLocks {
    return {
      request: async (name, held) => {
        const queue = this.#queues.get(name) ?? [];
        this.#queues.set(name, queue);
        queue.push({ tab, held });
        if (queue.length === 1) this.#grant(name);
      },
    };
  }

  /** The tab is gone. */
  end(tab: number): void {
    for (const [name, queue] of this.#queues) {
      const holder = queue[0];
      const kept = queue.filter((request) => request.tab !== tab);
      this.#queues.set(name, kept);
      if (holder?.tab === tab) this.#grant(name);
    }
  }

  #grant(name: string): void {
    const [request] = this.#queues.get(name) ?? [];
    if (!request) return;
    void request.held().then(() => {
      const others = (this.#queues.get(name) ?? []).filter((other) => other !== request);
      this.#queues.set(name, others);
      this.#grant(name);
    });
  }
}
