import type { StoredEvent } from './analytics-event.ts';
import type { EventStorage } from './event-store.ts';

/** A storage that holds so many characters, and can be looked into. */
export function memoryStorage(maxCharacters = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, string>();
  const storage: EventStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => {
      if (text.length > maxCharacters) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
  };
  return { ...storage, kept };
}

/** A storage that a browser forbids. */
export const forbiddenStorage: EventStorage = {
  getItem: () => {
    throw new DOMException('forbidden', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('forbidden', 'SecurityError');
  },
};

/** A page that is still loading, in sight and online. */
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
    turn: (state: DocumentVisibilityState) => {
      document.visibilityState = state;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    announce: (name: string, detail?: unknown) =>
      window.dispatchEvent(new CustomEvent(name, { detail })),
  };
}

/** An event as it is stored, told from others by its number. */
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
