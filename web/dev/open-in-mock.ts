import { type RunningMock, startMock } from '@bold/mock/browser';
import {
  applyPlayer,
  defaultScenarioState,
  loadScenario,
  readScenarioState,
  ScenarioRunner,
  type ScenarioState,
  scenarioLink,
  scenarioParameter,
  showPanel,
} from '@bold/mock/panel';
import { findScenario } from '@bold/mock/scenarios';
import { findPerson, people } from '@bold/mock/telegram';
import { type AppConfig, configureClient } from '@bold/sdk';
import { flushSync } from 'react-dom';
import { routes } from '../src/app/wiring/routes.tsx';
import { basePath } from '../src/lib/base-path.ts';
import { localDevice, sessionDevice } from '../src/lib/device-storage.ts';
import { type LaunchSources, pageSources } from '../src/telegram/retrieve-launch-parameters.ts';
import './own-scenarios.ts';
import { AppCalls } from './app-calls.ts';
import { addBrokenPage, brokenPath } from './broken-page.tsx';
import { launchQueryIn, launchSourcesFor, personIn } from './launch-sources.ts';
import { prepareDevice, restoreDevice } from './prepare-device.ts';
import { readStoredScenarioState, storeScenarioState } from './stored-scenario-state.ts';

/**
 * The config values that contain the playground's origin, which is not known during the build. Outside the playground,
 * the object is empty.
 */
const ownAddresses: Partial<AppConfig> =
  import.meta.env.MODE === 'playground'
    ? {
        host_origin: location.origin,
        wallets_url: `${location.origin}${basePath}/wallets.json`,
      }
    : {};

/** The key of the last link that this tab has loaded. */
const linkKey = 'bold-mock-link';
const storages = { tab: sessionDevice, browser: localDevice };

/** Functions that mount and unmount the app without a reload. */
export type MockedApp = {
  show: (sources: LaunchSources, config?: Partial<AppConfig>) => void;
  hide: () => void;
};

/**
 * Starts the mock, then opens the app and the scenario panel. Uses the first scenario state in this list that exists:
 * - the stored state of the current launch, after a reload
 * - the state in the page's URL, unless this page of the simulator has loaded it before
 * - the last stored state, except for a new user
 * - the default state
 *
 * Replaces the state's person by the person of the launch.
 * @returns a function that removes the panel, restores the browser's APIs and stops the mock
 */
export async function openInMock({ show, hide }: MockedApp): Promise<() => Promise<void>> {
  const calls = new AppCalls();
  configureClient({ baseUrl: `${basePath}/api`, ...calls.options });
  const mock = await startMock({ basePath, workerUrl: `${basePath}/mockServiceWorker.js` });
  addBrokenPage(routes);
  leaveFolder();
  const { clipboard } = navigator;
  const around = window.parent.location;
  const sources = pageSources(sessionDevice);
  const launched = launchQueryIn(sources);
  const stored = readStoredScenarioState(storages, launched);
  const link = stored?.isReload ? null : linkedScenarioState();
  // A relaunch opens the same link again, but continues with what was played.
  const isLoaded = stored !== null && link !== null && link.id === sessionDevice.read(linkKey);
  const linked = isLoaded ? null : link;
  const launchQuery = stored?.launchQuery || launched;
  const begun = linked?.state ?? stored?.state ?? defaultScenarioState;
  // The simulator chooses the person.
  const person = launchQuery === '' ? begun.person : personIn(launchQuery);
  const isNewUser = !linked && !stored?.isReload && isUnknown(mock, person);
  const state = { ...(isNewUser ? defaultScenarioState : begun), person };

  const open = async (state: ScenarioState, isNew: boolean, place?: string, isFirst = false) => {
    const { path, config } = findScenario(state.scenario).opening ?? {};
    storeScenarioState(storages, { state, launchQuery });
    prepareDevice(state, isNew);
    // The page that always fails belongs to its own scenario alone.
    const kept = location.pathname === basePath + brokenPath ? '/' : undefined;
    const target = place ?? (isNew ? (path ?? kept) : undefined);
    if (target !== undefined) history.replaceState(null, '', basePath + target);
    const chosen = await launchSourcesFor(state, launchQuery, isFirst);
    flushSync(() => show(chosen, { ...ownAddresses, ...config }));
  };
  const close = () => {
    flushSync(hide);
    calls.close();
  };
  const runner = new ScenarioRunner(mock, { close, open }, state);
  let known = state;
  runner.subscribe(() => {
    if (runner.view.state === known) return;
    known = runner.view.state;
    storeScenarioState(storages, { state: known, launchQuery });
  });
  const copy = async () => {
    const path = location.pathname + location.search;
    const snapshot = await runner.snapshot();
    await clipboard.writeText(scenarioLink(simulatorAddress(around), path, snapshot));
    return snapshot.world !== undefined;
  };
  const closePanel = showPanel(runner, copy);
  if (linked) {
    sessionDevice.write(linkKey, linked.id);
    await loadScenario(mock, state);
    await open(state, true, linked.place);
  } else if (stored) {
    applyPlayer(mock, state);
    await open(state, false, link?.place, !stored.isReload);
  } else show(sources, ownAddresses);
  return async () => {
    closePanel();
    restoreDevice();
    await mock.stop();
  };
}

/** Returns true if the person is none of the simulator's predefined people, and has no player in the world yet. */
function isUnknown({ world }: RunningMock, person: string): boolean {
  const { user } = findPerson(person);
  const isPlayer = world.players.some(({ telegramId }) => telegramId === user.id);
  return !isPlayer && !people.some(({ key }) => key === person);
}

/** Removes the trailing slash that a static host adds to the app's paths. */
function leaveFolder(): void {
  const { pathname, search, hash } = location;
  const path = pathname.replace(/\/$/, '');
  if (path !== basePath) history.replaceState(null, '', path + search + hash);
}

type LinkedScenarioState = {
  state: ScenarioState;
  /** Is the same for the same link, until the page of the simulator is loaded again. */
  id: string;
  /** The app's path in the link. */
  place?: string;
};

/** Returns when the page of the simulator was loaded. In a page of another site, returns when the frame was loaded. */
function loadedAt(): number {
  try {
    return window.parent.performance.timeOrigin;
  } catch {
    return performance.timeOrigin;
  }
}

/** Returns the scenario state in the page's URL, or null if the URL has no such state. */
function linkedScenarioState(): LinkedScenarioState | null {
  const { searchParams, pathname, search, origin } = new URL(location.href);
  const text = searchParams.get(scenarioParameter);
  const state = readScenarioState(text);
  if (!state) return null;
  const id = `${loadedAt()} ${text}`;
  const path = pathname.slice(basePath.length);
  if (path === '/') return { state, id };
  const place = new URL(path + search, origin);
  place.searchParams.delete(scenarioParameter);
  return { state, id, place: place.pathname + place.search };
}

/**
 * Returns the parent window's URL if it is a URL of the simulator, otherwise the simulator's URL on the page's origin.
 * @param around `location` of the parent window
 */
function simulatorAddress(around: Location): string {
  return around.pathname.startsWith(`${basePath}/simulator`)
    ? around.href
    : `${location.origin}${basePath}/simulator/`;
}
