import { type ScenarioState, writeScenarioState } from '../scenarios/scenario-state.ts';

/** The query parameter of the app's URL that contains a scenario state. */
export const scenarioParameter = 'mock';

/**
 * Returns the simulator's URL that opens the app in the state.
 * @param simulator the simulator's current URL
 * @param path the app's current path with its query
 */
export function scenarioLink(simulator: string, path: string, state: ScenarioState): string {
  const link = new URL(simulator);
  const app = new URL(path, link.origin);
  app.searchParams.set(scenarioParameter, writeScenarioState(state));
  link.searchParams.set('person', state.person);
  link.searchParams.set('app', app.pathname + app.search);
  return link.href;
}
