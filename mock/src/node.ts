import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createMock, type Mock, type MockOptions } from './mock.ts';

export { type Controls, everyOperation, failing } from './faults.ts';
export type { Hold } from './holds.ts';
export type { Mock, MockOptions } from './mock.ts';

/**
 * Gives a vitest file the whole backend in one line: fetch and WebSocket to anything under `/api` are
 * answered by a world that begins anew for each test. Everything else goes its way.
 */
export function setupMock(options?: MockOptions): Mock {
  const mock = createMock(options);
  const { seed } = mock.world;
  const server = setupServer(...mock.handlers);
  beforeAll(() => server.listen({ onUnhandledFrame: 'bypass' }));
  afterEach(() => {
    mock.reset(seed);
    mock.control({});
  });
  afterAll(() => server.close());
  return mock;
}
