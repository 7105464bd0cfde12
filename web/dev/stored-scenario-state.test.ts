import { defaultScenarioState } from '@bold/mock/panel';
import { expect, test } from 'vitest';
import { memoryDevice } from '../test/memory-device.ts';
import {
  readStoredScenarioState,
  scenarioStateKey,
  storeScenarioState,
} from './stored-scenario-state.ts';

const state = { ...defaultScenarioState, scenario: 'rich', seed: 3 } as const;

/** A session in which the setting was chosen after the messenger had said `a=1`. */
function session() {
  const device = memoryDevice();
  storeScenarioState(device, { state: { ...state, world: 'packed' }, launchQuery: 'a=1' });
  return device;
}

test('after a reload the setting is the same, without the world of its beginning', () => {
  expect(readStoredScenarioState(session(), '')).toEqual({ state, launchQuery: 'a=1' });
  expect(readStoredScenarioState(session(), 'a=1')).toEqual({ state, launchQuery: 'a=1' });
});

test('when the messenger opens the app anew its word counts', () => {
  expect(readStoredScenarioState(session(), 'a=2')).toBeNull();
});

test('where nothing was kept there is nothing', () => {
  const device = memoryDevice();
  expect(readStoredScenarioState(device, '')).toBeNull();
  device.write(scenarioStateKey, '["a=1","{"]');
  expect(readStoredScenarioState(device, '')).toBeNull();
});
