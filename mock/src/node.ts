import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createMock, type Mock, type MockOptions } from './mock.ts';
import { applyScenario } from './scenarios/load-scenario.ts';
import { defaultScenarioState } from './scenarios/scenario-state.ts';
import { findScenario, type ScenarioName } from './scenarios/scenarios.ts';
import { initDataFor } from './telegram/launch/open-app.ts';
import { findPerson } from './telegram/launch/people.ts';

export { everyOperation, failing } from './faults/faults.ts';

/** Options of `setupMock`. An override replaces the scenario's override of the same operation. */
export type SetupOptions = MockOptions & {
  /** The starting state of each test. Without a scenario, the world has no player for `person`. */
  scenario?: ScenarioName;
  /** The `key` of the person who plays, such as `dewey` or `guest-1`. By default the first predefined person. */
  person?: string;
};

/** A mock in a test file. `reset` applies the scenario again and removes the test's controls and overrides. */
export type TestMock = Mock & {
  /** Returns signed init data of the person who plays, for `configureClient`. */
  initData: () => Promise<string>;
};

/**
 * Responds to requests and WebSockets under `/api` in a vitest file; other requests go to the network. Resets the
 * world, the controls and the overrides after each test.
 *
 * @example
 * import { test } from 'vitest';
 *
 * const mock = setupMock({
 *   scenario: 'gift-waits',
 *   overrides: { startBonus: ({ refuse }) => refuse('BONUS_ALREADY_TAKEN') },
 * });
 *
 * test('the levels are asked for again after an error', async () => {
 *   mock.control(failing('listLevels'));
 * });
 */
export function setupMock({ scenario, person, ...options }: SetupOptions = {}): TestMock {
  const mock = createMock(options);
  const { key, user } = findPerson(person ?? null);
  const first = mock.world.seed;
  const reset = (seed = mock.world.seed) => {
    mock.reset(seed);
    mock.control({});
    if (scenario) applyScenario(mock, { ...defaultScenarioState, scenario, person: key });
    mock.override({ ...(scenario && findScenario(scenario).overrides), ...options.overrides });
  };
  reset();
  const server = setupServer(...mock.handlers);
  beforeAll(() => server.listen({ onUnhandledFrame: 'bypass' }));
  afterEach(() => reset(first));
  afterAll(() => server.close());
  const initData = () => initDataFor({ person: { key, user }, now: new Date(mock.now()) });
  return { ...mock, reset, initData };
}
