import type { Mock } from '../mock.ts';

/** The key of the world in the browser's storage. */
export const worldKey = 'bold-mock-world';

/** The parts of a window that are used here. */
type Storing = Pick<Window, 'localStorage' | 'setTimeout' | 'addEventListener'>;

/** Writes a world down and reads it again. */
type WorldPersistence = {
  /** Has the world written down soon, once for many changes. */
  save: () => void;
  /** Imports the stored world into the mock, if it is readable, and stores that mock's world from then on. */
  restore: (mock: Mock) => void;
};

const pauseMs = 100;

/** Stores a mock's world in the window's storage, so that it survives a reload. */
export function persistWorld(page: Storing): WorldPersistence {
  const pending: { mock?: Mock; isDue: boolean } = { isDue: false };
  const write = () => {
    if (!pending.isDue || !pending.mock) return;
    pending.isDue = false;
    page.localStorage.setItem(worldKey, pending.mock.export());
  };
  // A reload can come before the pause is over.
  page.addEventListener('pagehide', write);
  return {
    save: () => {
      if (!pending.isDue) page.setTimeout(write, pauseMs);
      pending.isDue = true;
    },
    restore: (mock) => {
      const text = page.localStorage.getItem(worldKey);
      if (text !== null) tryImport(mock, text);
      pending.mock = mock;
    },
  };
}

function tryImport(mock: Mock, text: string): void {
  try {
    mock.import(text);
  } catch (error) {
    console.warn('The stored world is unreadable. The mock starts with a new one.', error);
  }
}
