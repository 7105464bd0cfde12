import type { News, Update } from './update.ts';

/** The kinds of updates that a bot receives by default. The fake Bot API creates no other kinds. */
const allKinds: readonly string[] = ['message', 'pre_checkout_query'];

/** The updates that the bot has not confirmed, the oldest first. */
export class UpdateQueue {
  pending: Update[] = [];
  #nextId: number;
  #allowed: readonly string[] = allKinds;
  readonly #listeners = new Set<() => void>();

  constructor(firstId: number) {
    this.#nextId = firstId;
  }

  get allowed(): readonly string[] {
    return this.#allowed;
  }

  /** Sets the kinds of updates to store. An empty list allows all kinds, and `undefined` changes nothing. */
  allow(kinds: readonly string[] | undefined): void {
    if (kinds) this.#allowed = kinds.length > 0 ? kinds : allKinds;
  }

  /** Stores an update under `id`, by default the next free id. Ignores an update whose kind is not allowed. */
  add(news: News, id = this.#nextId++): void {
    if (!Object.keys(news).some((kind) => this.#allowed.includes(kind))) return;
    this.pending.push({ update_id: id, ...news });
    for (const listener of [...this.#listeners]) listener();
  }

  /** Removes all updates before the id `offset`. A negative offset -n keeps only the n newest updates. */
  confirm(offset: number): void {
    this.pending =
      offset < 0
        ? this.pending.slice(offset)
        : this.pending.filter(({ update_id }) => update_id >= offset);
  }

  remove(id: number): void {
    this.pending = this.pending.filter(({ update_id }) => update_id !== id);
  }

  clear(): void {
    this.pending = [];
  }

  /** Calls `listener` whenever an update is stored, until the returned function is called. */
  onAdded(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
