import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createMock, type Mock, type MockOptions } from './mock.ts';

export { everyOperation, failing } from './faults/faults.ts';

/**
 * Sets up the whole backend for a vitest file: a world that is reset before each test responds to fetches and
 * WebSockets under `/api`. Other requests pass through.
 *
 * @example
 * import { test } from 'vitest';
 *
 * const mock = setupMock();
 *
 * test('the gift is offered again after an error', async () => {
 *   mock.control(failing('startBonus'));
 * });
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
