import {
  analyticsBatchEvents,
  analyticsBodyBytes,
  analyticsEventBytes,
} from '../generated/limits.ts';
import type { StoredEvent } from './analytics-event.ts';

/** The part of a browser's storage that analytics uses. */
export type EventStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The two browser storages that contain the unsent events. */
export type EventStorages = {
  /** Shared by all tabs. The data survives a restart of the app. */
  readonly local: EventStorage;
  /** Used only by this tab. The data is lost when the tab is closed. */
  readonly session: EventStorage;
};

/** The maximum number of characters in one storage. Above this limit the oldest events are dropped. */
const maxCharacters = 300_000;

/**
 * Stores each unsent event as JSON in three places: localStorage, sessionStorage and memory. Events with equal JSON
 * count as one event (decisions §10 ANA).
 */
export class EventStore {
  readonly #storages: EventStorages;
  readonly #key: string;
  #own: string[] = [];

  constructor(token: string, storages: EventStorages) {
    this.#key = `bold.analytics-events.${token}`;
    this.#storages = storages;
  }

  /** Stores an event and returns true. If the event is too large to be sent, stores nothing and returns false. */
  add(event: StoredEvent): boolean {
    const text = JSON.stringify(event);
    if (sizeOf(text) > analyticsEventBytes) return false;
    const { local, session } = this.#storages;
    // Other tabs write to the same key, so the stored events are read again before every change.
    this.#write(local, [...this.#read(local), text]);
    this.#write(session, [...this.#read(session), text]);
    this.#own = newest([...this.#own, text]);
    return true;
  }

  /** Returns the oldest events without duplicates: at most 20, and only as many as fit into one request body. */
  batch(): string[] {
    const { local, session } = this.#storages;
    const all = new Set([...this.#read(local), ...this.#read(session), ...this.#own]);
    return fitting([...all].slice(0, analyticsBatchEvents));
  }

  remove(events: readonly string[]): void {
    const removed = new Set(events);
    const without = (stored: readonly string[]) => stored.filter((text) => !removed.has(text));
    for (const storage of [this.#storages.local, this.#storages.session]) {
      this.#write(storage, without(this.#read(storage)));
    }
    this.#own = without(this.#own);
  }

  #read(storage: EventStorage): string[] {
    try {
      const stored: unknown = JSON.parse(storage.getItem(this.#key) ?? '[]');
      if (!Array.isArray(stored)) return [];
      const texts = stored.filter(isEvent).map((event) => JSON.stringify(event));
      // An earlier version of the app may have stored larger events than the backend accepts.
      return texts.filter((text) => sizeOf(text) <= analyticsEventBytes);
    } catch {
      return [];
    }
  }

  #write(storage: EventStorage, events: readonly string[]): void {
    let rest = newest(events);
    for (;;) {
      try {
        storage.setItem(this.#key, `[${rest.join()}]`);
        return;
      } catch {
        // This storage is full or forbidden, but the others still contain the events.
        if (rest.length === 0) return;
        rest = rest.slice(Math.ceil(rest.length / 2));
      }
    }
  }
}

/** Returns the size of a text in bytes. */
const sizeOf = (text: string) => new TextEncoder().encode(text).length;

/** Returns the first events of the list, as many as fit into one request body. */
function fitting(events: readonly string[]): string[] {
  // A list has two brackets and a comma less than events; each event is counted with one comma.
  let bytes = 1;
  const end = events.findIndex((text) => {
    bytes += sizeOf(text) + 1;
    return bytes > analyticsBodyBytes;
  });
  return end < 0 ? [...events] : events.slice(0, end);
}

/** Returns the events at the end of the list, as many as fit into `maxCharacters`. */
function newest(events: readonly string[]): string[] {
  let characters = 0;
  const found = [...events].reverse().findIndex((text) => {
    characters += text.length;
    return characters > maxCharacters;
  });
  return found < 0 ? [...events] : events.slice(events.length - found);
}

function isEvent(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { event_name, session_id, user_id, app_name } = value as Partial<StoredEvent>;
  const texts = [event_name, session_id, app_name];
  return texts.every((text) => typeof text === 'string') && Number.isSafeInteger(user_id);
}
