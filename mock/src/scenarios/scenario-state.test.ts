import { expect, test } from 'vitest';
import {
  controlsOf,
  defaultScenarioState,
  readScenarioState,
  type ScenarioState,
  writeScenarioState,
} from './scenario-state.ts';

test('a state is the same after writing and reading it', () => {
  const state: ScenarioState = {
    scenario: 'flaky',
    person: 'terry',
    seed: 7,
    controls: { latencyMs: 40, faults: { getMe: { rate: 0.5, code: 'NETWORK_FAILURE' } } },
    world: 'abc',
  };

  expect(readScenarioState(writeScenarioState(state))).toEqual(state);
});

test('default values are left out of the written state', () => {
  const { scenario, person } = defaultScenarioState;

  expect(JSON.parse(writeScenarioState(defaultScenarioState))).toEqual({ scenario, person });
});

test.each([null, '', '{', 'null', '[]', '{"scenario":"toString"}'])('%j is no state', (text) => {
  expect(readScenarioState(text)).toBeNull();
});

test('invalid parts of a state get their defaults', () => {
  const text =
    '{"scenario":"rich","person":"nobody","seed":"x","controls":{"latencyMs":"1","live":"slow","odd":1,"faults":{"getMe":{"rate":1,"code":"ODD"},"getProfile":{"code":"NOT_FOUND"}}}}';

  expect(readScenarioState(text)).toEqual({
    ...defaultScenarioState,
    scenario: 'rich',
    controls: { live: 'slow', faults: {} },
  });
  for (const controls of ['{"live":"odd"}', '{"__proto__":{"isOffline":true}}']) {
    const state = readScenarioState(`{"scenario":"rich","controls":${controls}}`);
    expect(Object.entries(state?.controls ?? {})).toEqual([]);
  }
});

test("a control of the state replaces the scenario's, the others are unchanged", () => {
  const controls = controlsOf({
    ...defaultScenarioState,
    scenario: 'slow',
    controls: { live: 'steady' },
  });

  expect(controls).toMatchObject({ latencyMs: 2_000, live: 'steady', isOffline: false });
});
