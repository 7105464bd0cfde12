import { defaultScenarioState } from '@bold/mock/panel';
import { expect, test } from 'vitest';
import { memoryDevice } from '../test/memory-device.ts';
import {
  readStoredScenarioState,
  scenarioStateKey,
  storeScenarioState,
} from './stored-scenario-state.ts';

const state = { ...defaultScenarioState, scenario: 'rich', seed: 3 } as const;

/** Returns a session with a stored state and the launch query `a=1`. */
function session() {
  const device = memoryDevice();
  storeScenarioState(device, { state: { ...state, world: 'packed' }, launchQuery: 'a=1' });
  return device;
}

test('after a reload the state is the same, without its initial world', () => {
  expect(readStoredScenarioState(session(), '')).toEqual({ state, launchQuery: 'a=1' });
  expect(readStoredScenarioState(session(), 'a=1')).toEqual({ state, launchQuery: 'a=1' });
});

test('a new launch by Telegram replaces the stored state', () => {
  expect(readStoredScenarioState(session(), 'a=2')).toBeNull();
});

test('an empty or unreadable session has no state', () => {
  const device = memoryDevice();
  expect(readStoredScenarioState(device, '')).toBeNull();
  device.write(scenarioStateKey, '["a=1","{"]');
  expect(readStoredScenarioState(device, '')).toBeNull();
});
