import type { Mock } from './mock.ts';

/** Under which name the browser's storage keeps the world. */
export const worldKey = 'bold-mock-world';

/** What of a window the keeper uses. */
export type Storing = Pick<Window, 'localStorage' | 'setTimeout' | 'addEventListener'>;

/** Writes a world down and reads it again. */
export interface WorldPersistence {
  /** Has the world written down soon, once for many changes. */
  save: () => void;
  /** Puts the kept world into the mock, if there is a readable one, and keeps that mock from then on. */
  restore: (mock: Mock) => void;
}

const pauseMs = 100;

/** Keeps a mock's world in the window's storage, so that it outlives a reload. */
export function persistWorld(page: Storing): WorldPersistence {
  const kept: { mock?: Mock; isDue: boolean } = { isDue: false };
  const write = () => {
    if (!kept.isDue || !kept.mock) return;
    kept.isDue = false;
    page.localStorage.setItem(worldKey, kept.mock.export());
  };
  // A reload can come before the pause is over.
  page.addEventListener('pagehide', write);
  return {
    save: () => {
      if (!kept.isDue) page.setTimeout(write, pauseMs);
      kept.isDue = true;
    },
    restore: (mock) => {
      const text = page.localStorage.getItem(worldKey);
      if (text !== null) tryImport(mock, text);
      kept.mock = mock;
    },
  };
}

function tryImport(mock: Mock, text: string): void {
  try {
    mock.import(text);
  } catch (error) {
    console.warn('The kept world could not be read; a new one begins.', error);
  }
}
