import { defaultScenarioState } from '@bold/mock/panel';
import { expect, test } from 'vitest';
import { memoryDevice } from '../test/memory-device.ts';
import {
  readStoredScenarioState,
  scenarioStateKey,
  storeScenarioState,
} from './stored-scenario-state.ts';

const state = { ...defaultScenarioState, scenario: 'rich', seed: 3 } as const;

/** Returns storages with a stored state and the launch query `a=1`. */
function storages() {
  const all = { tab: memoryDevice(), browser: memoryDevice() };
  storeScenarioState(all, { state: { ...state, world: 'packed' }, launchQuery: 'a=1' });
  return all;
}

test.each(['', 'a=1'])(
  'after a reload with the launch query "%s" the state is the same, without its initial world',
  (query) => {
    const read = readStoredScenarioState(storages(), query);

    expect(read).toEqual({ state, launchQuery: 'a=1', isReload: true });
  },
);

test('a new launch continues with the state of its tab', () => {
  const { tab, browser } = storages();
  const other = { state: { ...state, seed: 4 }, launchQuery: 'a=1' };
  storeScenarioState({ tab: memoryDevice(), browser }, other);

  const read = readStoredScenarioState({ tab, browser }, 'a=2');

  expect(read).toEqual({ state, launchQuery: 'a=2', isReload: false });
});

test('the first launch in a tab continues with the last state of all tabs', () => {
  const { browser } = storages();

  const read = readStoredScenarioState({ tab: memoryDevice(), browser }, 'a=1');

  expect(read).toEqual({ state, launchQuery: 'a=1', isReload: false });
});

test('a page without a launch has no state of another tab', () => {
  const { browser } = storages();

  expect(readStoredScenarioState({ tab: memoryDevice(), browser }, '')).toBeNull();
});

test('empty or unreadable storages have no state', () => {
  const tab = memoryDevice();
  const all = { tab, browser: memoryDevice() };
  expect(readStoredScenarioState(all, 'a=1')).toBeNull();
  tab.write(scenarioStateKey, '["a=1","{"]');
  expect(readStoredScenarioState(all, 'a=1')).toBeNull();
});
