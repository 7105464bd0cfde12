import { defaultNetworkOptions, setupWorker } from 'msw/browser';
import { controlPage } from './browser/control-page.ts';
import { followWorker } from './browser/follow-worker.ts';
import { persistWorld } from './browser/persist-world.ts';
import { simulateOffline } from './browser/simulate-offline.ts';
import { watchInvoices } from './browser/watch-invoices.ts';
import { watchTransfers } from './browser/watch-transfers.ts';
import { createMock, type Mock, type MockOptions } from './mock.ts';

export { worldKey } from './browser/persist-world.ts';
export { type Controls, everyOperation, failing } from './faults/faults.ts';

export type StartMockOptions = MockOptions & {
  /** True (the default) if the world survives a reload. A stored world with another seed than `seed` is dropped. */
  isPersistent?: boolean;
  /** The path of the worker's script; `/mockServiceWorker.js` by default. */
  workerUrl?: string;
};

export type RunningMock = Mock & {
  /** Stops intercepting requests: later ones go to the network. A second call returns the promise of the first. */
  stop: () => Promise<void>;
};

/** Ends the mock that runs in the page. */
let running: AbortController | undefined;

/**
 * Simulates the backend in the page: the mock's `world` serves requests and WebSockets under `/api`. Other requests go
 * to the network.
 * @returns A promise to await before the first request.
 * @throws An Error if a mock already runs in the page. Await its `stop` before the next start.
 *
 * @example
 * const mock = await startMock({ seed: 7 });
 * mock.control({ latencyMs: 300 });
 */
export async function startMock(options: StartMockOptions = {}): Promise<RunningMock> {
  if (running) {
    // MSW would give HTTP to the new world, and leave the WebSockets to the old one.
    throw new Error('A mock already runs in this page: await its stop() before the next start.');
  }
  const end = new AbortController();
  running = end;
  end.signal.addEventListener('abort', () => {
    if (running === end) running = undefined;
  });
  try {
    return await start(options, end);
  } catch (error) {
    end.abort();
    throw error;
  }
}

async function start(
  { isPersistent = true, workerUrl = '/mockServiceWorker.js', ...rest }: StartMockOptions,
  end: AbortController,
): Promise<RunningMock> {
  const url = await controlPage(workerUrl);
  const keeper = isPersistent ? persistWorld(window, end.signal) : undefined;
  const mock = createMock(rest, keeper?.save);
  keeper?.restore(mock, rest.seed);
  watchInvoices(window, mock, end.signal);
  watchTransfers(window, mock, end.signal);
  // MSW creates this source at import. It would keep every message of the worker until its own worker starts: never.
  const [unused] = defaultNetworkOptions.sources;
  if ('terminate' in unused) await unused.terminate();
  const worker = setupWorker(...mock.handlers);
  // The worker sends a copy of each response. A stream that nobody reads would stay open, here and in the worker.
  for (const type of ['response:mocked', 'response:bypass'] as const) {
    worker.events.on(type, ({ response }) => void response.body?.cancel());
  }
  await worker.start({ serviceWorker: { url }, onUnhandledFrame: 'bypass', quiet: true });
  const closeNewWorker = followWorker(workerUrl, end.signal);
  const stop = async () => {
    const closed = worker.stop();
    closeNewWorker();
    await closed;
    // Closes the live connections, and those that are still opening.
    mock.control({ isOffline: true });
    simulateOffline(window, false);
    end.abort();
  };
  let stopped: Promise<void> | undefined;
  return {
    ...mock,
    control: (controls) => {
      mock.control(controls);
      simulateOffline(window, controls.isOffline ?? false);
    },
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}
