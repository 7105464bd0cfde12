import type { AnyHandler } from 'msw';
import { apiHandler } from './api.ts';
import type { Backend } from './backend.ts';
import { liveHandler } from './live-link.ts';
import { LiveSockets } from './live-sockets.ts';
import { createWorld, exportWorld, importWorld, resetWorld, type World } from './world.ts';

/** How a mock begins. */
export interface MockOptions {
  /** Decides who else plays, their taps and codes; 1 unless said. */
  seed?: number;
  /** The clock, in milliseconds; the real one unless said. */
  now?: () => number;
}

/** A whole backend: MSW's handlers and the world from which they answer. */
export interface Mock {
  world: World;
  handlers: AnyHandler[];
  /** Puts the world back to how it began, or to how another seed lets it begin. Everybody is told to reconnect. */
  reset: (seed?: number) => void;
  /** The whole world as a string. */
  export: () => string;
  /** Puts an exported world in this one's place. Throws when the string is none. Everybody is told to reconnect. */
  import: (text: string) => void;
}

/** Makes a mock; `onChange` is called whenever the world may have changed. */
export function createMock(options: MockOptions = {}, onChange = () => {}): Mock {
  const backend = createBackend(options, onChange);
  const { world, sockets } = backend;
  const replace = (change: () => void) => {
    change();
    sockets.closeAll(1001, 'Going away');
    onChange();
  };
  return {
    world,
    handlers: [apiHandler(backend), liveHandler(backend)],
    reset: (seed) => replace(() => resetWorld(world, seed)),
    export: () => exportWorld(world),
    import: (text) => replace(() => importWorld(world, text)),
  };
}

/** The backend alone, for carriers other than MSW. */
export function createBackend(
  // Date.now is looked up late, so that a test's fake clock is seen.
  { seed, now = () => Date.now() }: MockOptions,
  onChange = () => {},
): Backend {
  return {
    world: createWorld(seed),
    now,
    sockets: new LiveSockets(),
    underWay: new Set(),
    onChange,
  };
}
