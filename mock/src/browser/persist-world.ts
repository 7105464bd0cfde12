import type { Mock } from '../mock.ts';

/** The key of the world in the browser's storage. */
export const worldKey = 'bold-mock-world';

type Storing = Pick<Window, 'localStorage' | 'setTimeout' | 'addEventListener'>;

type WorldPersistence = {
  /** Saves the world after a short pause. Changes during the pause are saved together. */
  save: () => void;
  /**
   * Imports the stored world into `mock`, if the stored world is readable. From then on, `save` stores the world of
   * `mock`, and `mock` takes over each world that another tab stores.
   * @param seed The seed that the stored world must have. A stored world with another seed is dropped. By default, any
   * seed is allowed.
   */
  restore: (mock: Mock, seed?: number) => void;
};

const pauseMs = 100;
const notStored =
  'The world cannot be stored: the browser has no room for it. The game continues, but a reload returns to the world ' +
  'that was stored last. Clear the data of this site to begin with a new world.';

/**
 * Returns functions that keep a mock's world in local storage. Stores nothing before the first call of `restore`.
 * @param signal When it aborts, a change that is not stored yet is stored, and nothing after it.
 */
export function persistWorld(page: Storing, signal: AbortSignal): WorldPersistence {
  const pending: { mock?: Mock; isDue: boolean } = { isDue: false };
  let hasFailed = false;
  const write = () => {
    if (!pending.isDue || !pending.mock) return;
    pending.isDue = false;
    const text = pending.mock.export();
    try {
      page.localStorage.setItem(worldKey, text);
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) console.warn(notStored, error);
      hasFailed = true;
    }
  };
  // The page can be reloaded before the pause is over.
  page.addEventListener('pagehide', write, { signal });
  // A slow call of a stopped mock may still end.
  signal.addEventListener('abort', () => {
    write();
    delete pending.mock;
  });
  return {
    save: () => {
      if (!pending.isDue) page.setTimeout(write, pauseMs);
      pending.isDue = true;
    },
    restore: (mock, seed) => {
      const text = page.localStorage.getItem(worldKey);
      if (text !== null) tryImport(mock, text);
      if (seed !== undefined && mock.world.seed !== seed) mock.reset(seed);
      pending.mock = mock;
      const follow = ({ key, newValue }: StorageEvent) => {
        // A change of this tab that is not stored yet has priority.
        if (key === worldKey && newValue !== null && !pending.isDue) mock.follow(newValue);
      };
      page.addEventListener('storage', follow, { signal });
      // A change before this call waits for it.
      write();
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
