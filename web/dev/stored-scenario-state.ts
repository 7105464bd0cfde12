import { readScenarioState, type ScenarioState, writeScenarioState } from '@bold/mock/panel';
import type { DeviceStorage } from '../src/lib/device-storage.ts';

/** The key of the current launch's state in the session's storage. */
export const scenarioStateKey = 'bold-mock-state';

/** A state, and the launch query that Telegram had opened the app with. */
export type StoredScenarioState = {
  state: ScenarioState;
  launchQuery: string;
};

/** Stores the state for a reload, without its world: the mock stores the current one. */
export function storeScenarioState(
  session: DeviceStorage,
  { state, launchQuery }: StoredScenarioState,
): void {
  const { world: _, ...rest } = state;
  session.write(scenarioStateKey, JSON.stringify([launchQuery, writeScenarioState(rest)]));
}

/**
 * Returns the stored state, unless Telegram has launched the app again since.
 * @param launchQuery the launch query in the URL; empty after a reload of a page that changed its URL
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
