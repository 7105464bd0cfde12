import { readScenarioState, type ScenarioState, writeScenarioState } from '@bold/mock/panel';
import type { DeviceStorage } from '../src/lib/device-storage.ts';

export const scenarioStateKey = 'bold-mock-state';

export type StoredScenarioState = {
  state: ScenarioState;
  launchQuery: string;
};

/** Where states are stored. `tab` has the state of this tab, `browser` the last state of all tabs. */
export type ScenarioStorages = { tab: DeviceStorage; browser: DeviceStorage };

/** Stores the state for reloads and launches. Leaves out `world`, because the mock stores its world itself. */
export function storeScenarioState(
  { tab, browser }: ScenarioStorages,
  { state, launchQuery }: StoredScenarioState,
): void {
  const { world: _, ...rest } = state;
  const text = JSON.stringify([launchQuery, writeScenarioState(rest)]);
  tab.write(scenarioStateKey, text);
  browser.write(scenarioStateKey, text);
}

/**
 * Returns the state with which a reload or a launch by Telegram continues, or null if there is none.
 * @param launchQuery the launch query in the URL; if it is empty, the page is a reload of this tab's launch
 */
export function readStoredScenarioState(
  { tab, browser }: ScenarioStorages,
  launchQuery: string,
): (StoredScenarioState & { isReload: boolean }) | null {
  const own = readFrom(tab);
  if (own && (launchQuery === '' || launchQuery === own.launchQuery)) {
    return { ...own, isReload: true };
  }
  const last = launchQuery === '' ? null : (own ?? readFrom(browser));
  return last && { state: last.state, launchQuery, isReload: false };
}

function readFrom(device: DeviceStorage): StoredScenarioState | null {
  const [launchQuery, text] = readPair(device.read(scenarioStateKey));
  const state = readScenarioState(text);
  return state && { state, launchQuery };
}

function readPair(text = '[]'): [string, string] {
  const [first, second]: unknown[] = JSON.parse(text);
  return [String(first ?? ''), String(second ?? '')];
}
