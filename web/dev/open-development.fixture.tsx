import {
  defaultScenarioState,
  type ScenarioState,
  scenarioParameter,
  writeScenarioState,
} from '@bold/mock/panel';
import { findPerson, type Launch, launchParametersFor, launchQuery } from '@bold/mock/telegram';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { openAnywhere } from '../src/app/open-anywhere.tsx';
import { testConfig } from '../test/app-config.ts';
import { openInMock } from './open-in-mock.ts';

const before = location.href;
let openings = 0;

/**
 * Opens the app in mode `mock` at a path. Restores the page's URL after the test.
 * @param launch how Telegram launches the app; null for a reload, whose URL has no launch parameters
 * @returns a function that closes the app
 */
export async function openDevelopment(
  path = '/',
  launch: Partial<Launch> | null = {},
): Promise<() => Promise<void>> {
  const query = launchQuery(await launchParametersFor({ person: findPerson('dewey'), ...launch }));
  // Signatures change every second, so a second opening in the same second would look like a reload.
  openings += 1;
  history.replaceState(null, '', launch ? `${path}#${query}&opening=${openings}` : path);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const close = await openInMock({
    show: (sources, change) => root.render(openAnywhere({ ...testConfig, ...change }, sources)),
    hide: () => root.render(null),
  });
  let isClosed = false;
  const closeAll = async () => {
    if (isClosed) return;
    isClosed = true;
    root.unmount();
    dispatchEvent(new Event('pagehide'));
    container.remove();
    await close();
  };
  onTestFinished(async () => {
    await closeAll();
    history.replaceState(null, '', before);
  });
  return closeAll;
}

/** Opens the app with the link to a scenario. Returns a function that closes the app. */
export function openScenario(scenario: ScenarioState['scenario']): Promise<() => Promise<void>> {
  const query = new URLSearchParams({
    [scenarioParameter]: writeScenarioState({ ...defaultScenarioState, scenario }),
  });
  return openDevelopment(`/?${query}`);
}
