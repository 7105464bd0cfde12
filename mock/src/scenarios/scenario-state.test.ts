import { expect, test } from 'vitest';
import {
  controlsOf,
  defaultScenarioState,
  readScenarioState,
  type ScenarioState,
  writeScenarioState,
} from './scenario-state.ts';

test('a written state is the same when it is read', () => {
  const state: ScenarioState = {
    scenario: 'flaky',
    person: 'terry',
    seed: 7,
    controls: { latencyMs: 40, faults: { getMe: { rate: 0.5, code: 'INTERNAL_ERROR' } } },
    world: 'abc',
  };

  expect(readScenarioState(writeScenarioState(state))).toEqual(state);
});

test('what is the default is not written down', () => {
  const { scenario, person } = defaultScenarioState;

  expect(JSON.parse(writeScenarioState(defaultScenarioState))).toEqual({ scenario, person });
});

test.each([null, '', '{', 'null', '[]', '{"scenario":"toString"}'])('%j is no state', (text) => {
  expect(readScenarioState(text)).toBeNull();
});

test('parts that mean nothing take their defaults', () => {
  const text =
    '{"scenario":"rich","person":"nobody","seed":"x","controls":{"latencyMs":"1","live":"slow","odd":1,"faults":{"getMe":{"rate":1,"code":"ODD"}}}}';

  expect(readScenarioState(text)).toEqual({
    ...defaultScenarioState,
    scenario: 'rich',
    controls: { live: 'slow', faults: {} },
  });
});

test("an override goes before the scenario's control, the others stay", () => {
  const controls = controlsOf({
    ...defaultScenarioState,
    scenario: 'slow',
    controls: { live: 'steady' },
  });

  expect(controls).toMatchObject({ latencyMs: 2_000, live: 'steady', isOffline: false });
});
