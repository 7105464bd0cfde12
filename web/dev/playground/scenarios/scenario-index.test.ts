import { readScenarioState, scenarioParameter } from '@bold/mock/panel';
import { listScenarios } from '@bold/mock/scenarios';
import { expect, test } from 'vitest';
import '../../own-scenarios.ts';
import { appPaths } from '../app-pages.ts';
import { findRows, scenarioIndex, screens } from './scenario-index.ts';

const rows = scenarioIndex('https://bold.example/some/folder');

/** Returns the scenario and the app's path that a link opens. */
function opened(href: string): [scenario: string | undefined, path: string] {
  const link = new URL(href);
  expect(link.pathname).toBe('/some/folder/simulator/');
  const app = new URL(link.searchParams.get('app') ?? '', link);
  const state = readScenarioState(app.searchParams.get(scenarioParameter));
  return [state?.scenario, app.pathname];
}

test('the index links every scenario to every screen, those of the app’s team too', () => {
  const wanted = listScenarios().flatMap(([name]) =>
    screens.map((screen) => [name, `/some/folder${screen}/`]),
  );

  expect(rows.flatMap(({ links }) => links.map(({ href }) => opened(href)))).toEqual(wanted);
  expect(rows.map(({ name }) => String(name))).toContain('long-names');
});

test('the start of a scenario is its own opening', () => {
  const start = (name: string) => opened(rows.find((row) => row.name === name)?.start ?? '');

  expect(start('offers-fail')).toEqual(['offers-fail', '/some/folder/store/payments/']);
  expect(start('ready')).toEqual(['ready', '/some/folder/bold/']);
});

test('every screen has a page in the playground', () => {
  const pages = appPaths.map((path) => `/${path}`);

  expect(screens.map((screen) => screen.replace(/\/1$/, '/0'))).toEqual(pages);
});

test('a text finds scenarios by name, label and description', () => {
  const found = (text: string) => findRows(rows, text).map(({ name }) => String(name));

  expect(found(' LONGEST ')).toEqual(['long-names']);
  expect(found('gift-spent')).toEqual(['gift-spent']);
  expect(found('')).toHaveLength(rows.length);
});
