import type { StartLocks } from './web-batch-storage.ts';

type Request = {
  readonly tab: number;
  readonly callback: () => Promise<void>;
};

/** Simulates the locks that the tabs of one browser share. */
export class FakeBrowserLocks {
  readonly #queues = new Map<string, Request[]>();

  of(tab: number): StartLocks {
    return {
      request: async (name, callback) => {
        const queue = this.#queues.get(name) ?? [];
        this.#queues.set(name, queue);
        queue.push({ tab, callback });
        if (queue.length === 1) this.#grant(name);
      },
    };
  }

  /** Closes a tab. Releases the tab's locks and removes its requests. */
  end(tab: number): void {
    for (const [name, queue] of this.#queues) {
      const holder = queue[0];
      const others = queue.filter((request) => request.tab !== tab);
      this.#queues.set(name, others);
      if (holder?.tab === tab) this.#grant(name);
    }
  }

  #grant(name: string): void {
    const [request] = this.#queues.get(name) ?? [];
    if (!request) return;
    void request.callback().then(() => {
      const others = (this.#queues.get(name) ?? []).filter((other) => other !== request);
      this.#queues.set(name, others);
      this.#grant(name);
    });
  }
}
