import type { News, Update } from './update.ts';

/** What a bot hears while it has named nothing else; of the kinds that exist here, all. */
const everything: readonly string[] = ['message', 'pre_checkout_query'];

/** Updates that the bot has not confirmed yet, oldest first. */
export class UpdateQueue {
  pending: Update[] = [];
  #nextId: number;
  #allowed: readonly string[] = everything;
  readonly #heard = new Set<() => void>();

  constructor(firstId: number) {
    this.#nextId = firstId;
  }

  get allowed(): readonly string[] {
    return this.#allowed;
  }

  /** Names the kinds that are kept from now on; undefined leaves them as they were, none means all. */
  allow(kinds: readonly string[] | undefined): void {
    if (kinds) this.#allowed = kinds.length > 0 ? kinds : everything;
  }

  /** Keeps `news` for the bot, unless it is of a kind that the bot does not want. */
  add(news: News): void {
    if (!Object.keys(news).some((kind) => this.#allowed.includes(kind))) return;
    this.pending.push({ update_id: this.#nextId++, ...news });
    for (const listener of [...this.#heard]) listener();
  }

  /** Forgets everything before `offset`; a negative one keeps only that many of the newest. */
  confirm(offset: number): void {
    this.pending =
      offset < 0
        ? this.pending.slice(offset)
        : this.pending.filter(({ update_id }) => update_id >= offset);
  }

  /** Forgets one update. */
  remove(id: number): void {
    this.pending = this.pending.filter(({ update_id }) => update_id !== id);
  }

  clear(): void {
    this.pending = [];
  }

  /** Calls `listener` after each addition until the answered function is called. */
  onAdded(listener: () => void): () => void {
    this.#heard.add(listener);
    return () => this.#heard.delete(listener);
  }
}
