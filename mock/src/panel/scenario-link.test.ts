import { expect, test } from 'vitest';
import {
  defaultScenarioState,
  readScenarioState,
  type ScenarioState,
} from '../scenarios/scenario-state.ts';
import { scenarioLink, scenarioParameter } from './scenario-link.ts';

const state: ScenarioState = {
  ...defaultScenarioState,
  scenario: 'rich',
  person: 'terry',
  world: 'a-b_c',
};
const simulator = 'http://localhost:5173/simulator/?theme=dark&person=gina&app=%2Flevels';

test('the link has the simulator’s address with the person of the state', () => {
  const link = new URL(scenarioLink(simulator, '/bold', state));

  expect(link.pathname).toBe('/simulator/');
  expect(link.searchParams.get('theme')).toBe('dark');
  expect(link.searchParams.get('person')).toBe('terry');
});

test('the link opens the app at its current path with the state', () => {
  const link = new URL(scenarioLink(simulator, '/user/7?backHref=%22%2Fbold%22', state));
  const app = new URL(link.searchParams.get('app') ?? '', link);

  expect(app.pathname).toBe('/user/7');
  expect(app.searchParams.get('backHref')).toBe('"/bold"');
  expect(readScenarioState(app.searchParams.get(scenarioParameter))).toEqual(state);
});
