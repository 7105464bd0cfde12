import { analyticsBatchEvents, analyticsBodyBytes } from '../generated/limits.ts';
import type { StoredEvent } from './analytics-event.ts';

/** The part of a browser's storage that is used. */
export type EventStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Where events wait: `local` for every tab and start of the app, `session` for this tab. */
export interface EventStorages {
  readonly local: EventStorage;
  readonly session: EventStorage;
}

/** More characters than these are not kept: the oldest events go first. */
const maxCharacters = 300_000;
/** An event's share of a body that may be as large as the host takes. */
const maxEventBytes = Math.floor(analyticsBodyBytes / analyticsBatchEvents) - 1;

/**
 * Events that were not sent yet, as their JSON: events are equal when that is (decisions §10 ANA). They
 * outlive the page in both storages; one that is full or forbidden keeps less, and memory keeps this tab's own.
 */
export class EventStore {
  readonly #storages: EventStorages;
  readonly #key: string;
  #own: string[] = [];

  constructor(token: string, storages: EventStorages) {
    this.#key = `bold.analytics-events.${token}`;
    this.#storages = storages;
  }

  /** Keeps an event; one that is too large for any batch is not kept, and false is answered. */
  add(event: StoredEvent): boolean {
    const text = JSON.stringify(event);
    if (new TextEncoder().encode(text).length > maxEventBytes) return false;
    const { local, session } = this.#storages;
    // Other tabs write to the same place: it is read again for every change.
    this.#write(local, [...this.#read(local), text]);
    this.#write(session, [...this.#read(session), text]);
    this.#own = newest([...this.#own, text]);
    return true;
  }

  /** The events that leave next, the oldest first, at most 20; each once, wherever it is kept. */
  batch(): string[] {
    const { local, session } = this.#storages;
    const all = new Set([...this.#read(local), ...this.#read(session), ...this.#own]);
    return [...all].slice(0, analyticsBatchEvents);
  }

  /** Forgets events that need not be sent any more. */
  remove(events: readonly string[]): void {
    const gone = new Set(events);
    const without = (kept: readonly string[]) => kept.filter((text) => !gone.has(text));
    for (const storage of [this.#storages.local, this.#storages.session]) {
      this.#write(storage, without(this.#read(storage)));
    }
    this.#own = without(this.#own);
  }

  #read(storage: EventStorage): string[] {
    try {
      const stored: unknown = JSON.parse(storage.getItem(this.#key) ?? '[]');
      if (!Array.isArray(stored)) return [];
      return stored.filter(isEvent).map((event) => JSON.stringify(event));
    } catch {
      return [];
    }
  }

  #write(storage: EventStorage, events: readonly string[]): void {
    let kept = newest(events);
    for (;;) {
      try {
        storage.setItem(this.#key, `[${kept.join()}]`);
        return;
      } catch {
        if (kept.length === 0) return;
        kept = kept.slice(Math.ceil(kept.length / 2));
      }
    }
  }
}

/** As many of the last ones as may be kept. */
function newest(events: readonly string[]): string[] {
  let characters = 0;
  const start = events.findLastIndex((text) => {
    characters += text.length;
    return characters > maxCharacters;
  });
  return events.slice(start + 1);
}

function isEvent(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { event_name, session_id, user_id, app_name } = value as Partial<StoredEvent>;
  const texts = [event_name, session_id, app_name];
  return texts.every((text) => typeof text === 'string') && Number.isSafeInteger(user_id);
}
