import { readScenarioState, type ScenarioState, writeScenarioState } from '@bold/mock/panel';
import type { DeviceStorage } from '../src/lib/device-storage.ts';

export const scenarioStateKey = 'bold-mock-state';

export type StoredScenarioState = {
  state: ScenarioState;
  launchQuery: string;
};

/** Stores the state for a reload. Leaves out `world`, because the mock stores its world itself. */
export function storeScenarioState(
  session: DeviceStorage,
  { state, launchQuery }: StoredScenarioState,
): void {
  const { world: _, ...rest } = state;
  session.write(scenarioStateKey, JSON.stringify([launchQuery, writeScenarioState(rest)]));
}

/**
 * Returns the stored state if it belongs to the current launch by Telegram, otherwise null.
 * @param launchQuery the launch query in the URL; if it is empty, the stored state counts as a state of the current
 * launch
 */
export function readStoredScenarioState(
  session: DeviceStorage,
  launchQuery: string,
): StoredScenarioState | null {
  const [storedQuery, text] = readPair(session.read(scenarioStateKey));
  const state = readScenarioState(text);
  if (!state || (launchQuery !== '' && launchQuery !== storedQuery)) return null;
  return { state, launchQuery: storedQuery };
}

function readPair(text = '[]'): [string, string] {
  const [first, second]: unknown[] = JSON.parse(text);
  return [String(first ?? ''), String(second ?? '')];
}
