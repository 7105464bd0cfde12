import { readScenarioState, type ScenarioState, writeScenarioState } from '@bold/mock/panel';
import type { DeviceStorage } from '../src/lib/device-storage.ts';

/** The key under which the session's storage has the scenario state of the current launch. */
export const scenarioStateKey = 'bold-mock-state';

/** A scenario state, and the launch query with which Telegram opened the app. */
export type StoredScenarioState = {
  state: ScenarioState;
  launchQuery: string;
};

/** Stores the state for a reload, but without the mock's world, because the mock stores the world itself. */
export function storeScenarioState(
  session: DeviceStorage,
  { state, launchQuery }: StoredScenarioState,
): void {
  const { world: _, ...rest } = state;
  session.write(scenarioStateKey, JSON.stringify([launchQuery, writeScenarioState(rest)]));
}

/**
 * Returns the stored state. Returns null if there is none, or if Telegram has launched the app again since it was
 * stored.
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
