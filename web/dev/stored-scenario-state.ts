import { readScenarioState, type ScenarioState, writeScenarioState } from '@bold/mock/panel';
import type { DeviceStorage } from '../src/lib/device-storage.ts';

/** Under which name the session's storage keeps the setting of the current opening. */
export const scenarioStateKey = 'bold-mock-setting';

/** A setting, and with which launch query the messenger had opened the app that it was chosen in. */
export interface StoredScenarioState {
  state: ScenarioState;
  launchQuery: string;
}

/** Keeps the setting for a reload. The world is left out: it is kept elsewhere, as it is by then. */
export function storeScenarioState(
  session: DeviceStorage,
  { state, launchQuery }: StoredScenarioState,
): void {
  const { world: _, ...rest } = state;
  session.write(scenarioStateKey, JSON.stringify([launchQuery, writeScenarioState(rest)]));
}

/**
 * The setting that was kept, unless the messenger has opened the app anew since.
 * @param launchQuery what the address brings now; a reload of a page that has moved on brings nothing
 */
export function readStoredScenarioState(
  session: DeviceStorage,
  launchQuery: string,
): StoredScenarioState | null {
  const [keptQuery, text] = readPair(session.read(scenarioStateKey));
  const state = readScenarioState(text);
  if (!state || (launchQuery !== '' && launchQuery !== keptQuery)) return null;
  return { state, launchQuery: keptQuery };
}

function readPair(text = '[]'): [string, string] {
  const [first, second]: unknown[] = JSON.parse(text);
  return [String(first ?? ''), String(second ?? '')];
}
