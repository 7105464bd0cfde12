import { startMock } from '@bold/mock/browser';
import {
  plainSetting,
  play,
  readSetting,
  type Setting,
  Stage,
  scenarios,
  settingLink,
  settingParameter,
  showPanel,
} from '@bold/mock/panel';
import type { AppConfig } from '@bold/sdk';
import { flushSync } from 'react-dom';
import { routes } from '../src/app/routes.tsx';
import { sessionDevice } from '../src/lib/device-storage.ts';
import { type LaunchSources, pageSources } from '../src/telegram/retrieve-launch-parameters.ts';
import { addBrokenPage } from './broken-page.ts';
import { keepSetting, readKeptSetting } from './kept-setting.ts';
import { launchQueryIn, launchSourcesFor, personIn } from './launch-sources.ts';
import { prepareDevice, restoreDevice } from './prepare-device.ts';

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
  const kept = readKeptSetting(sessionDevice, said);
  const linked = kept ? null : linkedSetting();
  const launchQuery = kept?.launchQuery || said;

  const open = async (setting: Setting, isNew: boolean, place?: string) => {
    const { path, config } = scenarios[setting.scenario].opening ?? {};
    keepSetting(sessionDevice, { setting, launchQuery });
    prepareDevice(setting, isNew);
    const target = place ?? (isNew ? path : undefined);
    if (target !== undefined) history.replaceState(null, '', target);
    const chosen = await launchSourcesFor(setting, launchQuery);
    flushSync(() => show(chosen, config));
  };
  const setting = kept?.setting ??
    linked?.setting ?? { ...plainSetting, person: personIn(launchQuery) };
  const stage = new Stage(mock, { close: () => flushSync(hide), open }, setting);
  let known = setting;
  stage.subscribe(() => {
    if (stage.view.setting === known) return;
    known = stage.view.setting;
    keepSetting(sessionDevice, { setting: known, launchQuery });
  });
  const copy = async () => {
    const path = location.pathname + location.search;
    await clipboard.writeText(settingLink(simulatorAddress(around), path, await stage.snapshot()));
  };
  const closePanel = showPanel(stage, copy);
  if (linked) {
    await play(mock, setting);
    await open(setting, true, linked.place);
  } else if (kept) await open(setting, false);
  else show(sources);
  return async () => {
    closePanel();
    restoreDevice();
    await mock.stop();
  };
}

/** The setting in the page's address, if there is one, and where the app is to open; no place is the start. */
function linkedSetting(): { setting: Setting; place?: string } | null {
  const { searchParams, pathname, origin } = new URL(location.href);
  const setting = readSetting(searchParams.get(settingParameter));
  if (!setting) return null;
  if (pathname === '/') return { setting };
  const place = new URL(location.pathname + location.search, origin);
  place.searchParams.delete(settingParameter);
  return { setting, place: place.pathname + place.search };
}

/** The address of the simulator around the page, or of one that would be. */
function simulatorAddress(around: Location): string {
  return around.pathname.startsWith('/simulator') ? around.href : `${location.origin}/simulator/`;
}
