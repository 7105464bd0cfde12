import { setupWorker } from 'msw/browser';
import { hearInvoices } from './hear-invoices.ts';
import { hearTransfers } from './hear-transfers.ts';
import { keepWorld } from './keep-world.ts';
import { createMock, type Mock, type MockOptions } from './mock.ts';

export { type Controls, everyOperation, failing } from './faults.ts';
export type { Hold } from './holds.ts';
export { worldKey } from './keep-world.ts';
export type { Mock, MockOptions } from './mock.ts';

/** How the browser's mock begins. */
export interface StartMockOptions extends MockOptions {
  /** Whether the world outlives a reload; it does unless said otherwise. */
  isKept?: boolean;
  /** Where the worker's script is served; `/mockServiceWorker.js` unless said. */
  workerUrl?: string;
}

/** A mock that is running in the page. */
export interface RunningMock extends Mock {
  /** Lets requests reach the network again. */
  stop: () => Promise<void>;
}

/**
 * Answers the page's fetches and WebSockets under `/api` from a world in the page; everything else
 * passes through in silence. Resolves once requests are intercepted, so call it before the first one.
 */
export async function startMock(options: StartMockOptions = {}): Promise<RunningMock> {
  const { isKept = true, workerUrl = '/mockServiceWorker.js', ...rest } = options;
  const keeper = isKept ? keepWorld(window) : undefined;
  const mock = createMock(rest, keeper?.save);
  keeper?.restore(mock);
  hearInvoices(window, mock);
  hearTransfers(window, mock);
  const worker = setupWorker(...mock.handlers);
  await worker.start({
    serviceWorker: { url: workerUrl },
    onUnhandledFrame: 'bypass',
    quiet: true,
  });
  return { ...mock, stop: async () => worker.stop() };
}
