import type { StoredEvent } from './analytics-event.ts';
import type { EventStorage } from './event-store.ts';

/** Returns a storage in memory. `setItem` throws if a text is longer than `maxCharacters`. */
export function memoryStorage(maxCharacters = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>();
  const storage: EventStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => {
      if (text.length > maxCharacters) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, text);
    },
  };
  return { ...storage, items };
}

/** A storage whose methods throw, as in a browser that forbids storage. */
export const forbiddenStorage: EventStorage = {
  getItem: () => {
    throw new DOMException('forbidden', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('forbidden', 'SecurityError');
  },
};

/** Returns a fake page. At first the page is loading, visible and online. */
export function fakePage() {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), {
    readyState: 'loading' as DocumentReadyState,
    visibilityState: 'visible' as DocumentVisibilityState,
  });
  return {
    window,
    document,
    isOnline: () => true,
    load: () => {
      document.readyState = 'complete';
      window.dispatchEvent(new Event('load'));
    },
    setVisibility: (state: DocumentVisibilityState) => {
      document.visibilityState = state;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    dispatch: (name: string, detail?: unknown) =>
      window.dispatchEvent(new CustomEvent(name, { detail })),
  };
}

/** Returns a complete event with the additional field `n`. `change` adds or replaces fields. */
export const numbered = (n: number, change: object = {}): StoredEvent => ({
  event_name: 'custom-event',
  n,
  session_id: '9ee533cd-449c-4f8b-b1b8-cf8b31b8cf8b',
  user_id: 1,
  app_name: 'bold',
  is_premium: false,
  platform: 'ios',
  client_timestamp: '0',
  ...change,
});
