import { startMock } from '@bold/mock/browser';
import {
  defaultScenarioState,
  loadScenario,
  readScenarioState,
  ScenarioRunner,
  type ScenarioState,
  scenarioLink,
  scenarioParameter,
  scenarios,
  showPanel,
} from '@bold/mock/panel';
import type { AppConfig } from '@bold/sdk';
import { flushSync } from 'react-dom';
import { routes } from '../src/app/routes.tsx';
import { sessionDevice } from '../src/lib/device-storage.ts';
import { type LaunchSources, pageSources } from '../src/telegram/retrieve-launch-parameters.ts';
import { addBrokenPage } from './broken-page.ts';
import { launchQueryIn, launchSourcesFor, personIn } from './launch-sources.ts';
import { prepareDevice, restoreDevice } from './prepare-device.ts';
import { readStoredScenarioState, storeScenarioState } from './stored-scenario-state.ts';

/** How the app is shown and taken away without a reload. */
export interface MockedApp {
  show: (sources: LaunchSources, config?: Partial<AppConfig>) => void;
  hide: () => void;
}

/**
 * Opens the app on the mock with the panel beside it: in the setting that its address carries, in
 * the one that was chosen before a reload, or as the messenger says. In development mode `mock` only.
 * Answers how to take the panel and the mock away.
 */
export async function openInMock({ show, hide }: MockedApp): Promise<() => Promise<void>> {
  const mock = await startMock();
  addBrokenPage(routes);
  const { clipboard } = navigator;
  const around = window.parent.location;
  const sources = pageSources(sessionDevice);
  const said = launchQueryIn(sources);
  const kept = readStoredScenarioState(sessionDevice, said);
  const linked = kept ? null : linkedScenarioState();
  const launchQuery = kept?.launchQuery || said;

  const open = async (state: ScenarioState, isNew: boolean, place?: string) => {
    const { path, config } = scenarios[state.scenario].opening ?? {};
    storeScenarioState(sessionDevice, { state, launchQuery });
    prepareDevice(state, isNew);
    const target = place ?? (isNew ? path : undefined);
    if (target !== undefined) history.replaceState(null, '', target);
    const chosen = await launchSourcesFor(state, launchQuery);
    flushSync(() => show(chosen, config));
  };
  const state = kept?.state ??
    linked?.state ?? { ...defaultScenarioState, person: personIn(launchQuery) };
  const runner = new ScenarioRunner(mock, { close: () => flushSync(hide), open }, state);
  let known = state;
  runner.subscribe(() => {
    if (runner.view.state === known) return;
    known = runner.view.state;
    storeScenarioState(sessionDevice, { state: known, launchQuery });
  });
  const copy = async () => {
    const path = location.pathname + location.search;
    await clipboard.writeText(
      scenarioLink(simulatorAddress(around), path, await runner.snapshot()),
    );
  };
  const closePanel = showPanel(runner, copy);
  if (linked) {
    await loadScenario(mock, state);
    await open(state, true, linked.place);
  } else if (kept) await open(state, false);
  else show(sources);
  return async () => {
    closePanel();
    restoreDevice();
    await mock.stop();
  };
}

/** The setting in the page's address, if there is one, and where the app is to open; no place is the start. */
function linkedScenarioState(): { state: ScenarioState; place?: string } | null {
  const { searchParams, pathname, origin } = new URL(location.href);
  const state = readScenarioState(searchParams.get(scenarioParameter));
  if (!state) return null;
  if (pathname === '/') return { state };
  const place = new URL(location.pathname + location.search, origin);
  place.searchParams.delete(scenarioParameter);
  return { state, place: place.pathname + place.search };
}

/** The address of the simulator around the page, or of one that would be. */
function simulatorAddress(around: Location): string {
  return around.pathname.startsWith('/simulator') ? around.href : `${location.origin}/simulator/`;
}
