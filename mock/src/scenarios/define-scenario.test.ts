import { expect, test } from 'vitest';
import { createMock } from '../mock.ts';
import { loadScenario } from './load-scenario.ts';
import { defaultScenarioState, readScenarioState, writeScenarioState } from './scenario-state.ts';
import { type DefinedScenario, defineScenario, findScenario, listScenarios } from './scenarios.ts';

const hoarder = { label: 'Hoarder', about: 'Never taps.', player: { availableTaps: 7_000 } };

test('a defined scenario is listed after the built-in ones, and a link can name it', async () => {
  const name = defineScenario('hoarder', hoarder);
  const written = writeScenarioState({ ...defaultScenarioState, scenario: name });
  const mock = createMock();

  const state = readScenarioState(written);
  expect(state?.scenario).toBe('hoarder');
  await loadScenario(mock, state ?? defaultScenarioState);

  expect(listScenarios().at(0)?.[0]).toBe('brand-new');
  expect(listScenarios().at(-1)).toEqual(['hoarder', hoarder]);
  expect(mock.world.players.at(-1)).toMatchObject({ availableTaps: 7_000, countryId: 'PT' });
});

test('a second definition replaces the first, as after an edit of its file', () => {
  const before = listScenarios().length;
  const name = defineScenario('hoarder', { ...hoarder, label: 'Miser' });
  const after = listScenarios().length;

  expect(findScenario(name).label).toBe('Miser');
  expect(after - before).toBeLessThanOrEqual(1);
});

test.each([
  ['rich', 'The scenario "rich" is built in. Choose another name.'],
  ['Two words', 'must be kebab-case, such as "no-taps" (got "Two words").'],
  ['', 'must be kebab-case'],
])('a scenario named %j cannot be defined', (name, message) => {
  expect(() => defineScenario(name, hoarder)).toThrow(message);
});

test('a name whose file is not imported is an error that says so', () => {
  expect(readScenarioState('{"scenario":"absent"}')).toBeNull();
  expect(() => findScenario('absent' as DefinedScenario)).toThrow(
    'Import the file that defines it',
  );
});
