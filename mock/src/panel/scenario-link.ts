import { type ScenarioState, writeScenarioState } from '../scenario-state.ts';

/** Under which name an app's address carries a setting. */
export const scenarioParameter = 'mock';

/**
 * The address that shows the app in the setting: the simulator's, which goes on as it is otherwise.
 * @param simulator the simulator's address now
 * @param path the app's path with its query, where the app is now
 */
export function scenarioLink(simulator: string, path: string, state: ScenarioState): string {
  const link = new URL(simulator);
  const app = new URL(path, link.origin);
  app.searchParams.set(scenarioParameter, writeScenarioState(state));
  link.searchParams.set('person', state.person);
  link.searchParams.set('app', app.pathname + app.search);
  return link.href;
}
