import { readSetting, type Setting, writeSetting } from '@bold/mock/panel';
import type { DeviceStorage } from '../src/lib/device-storage.ts';

/** Under which name the session's storage keeps the setting of the current opening. */
export const keptSettingKey = 'bold-mock-setting';

/** A setting, and with which launch query the messenger had opened the app that it was chosen in. */
export interface KeptSetting {
  setting: Setting;
  launchQuery: string;
}

/** Keeps the setting for a reload. The world is left out: it is kept elsewhere, as it is by then. */
export function keepSetting(session: DeviceStorage, { setting, launchQuery }: KeptSetting): void {
  const { world: _, ...rest } = setting;
  session.write(keptSettingKey, JSON.stringify([launchQuery, writeSetting(rest)]));
}

/**
 * The setting that was kept, unless the messenger has opened the app anew since.
 * @param launchQuery what the address brings now; a reload of a page that has moved on brings nothing
 */
export function readKeptSetting(session: DeviceStorage, launchQuery: string): KeptSetting | null {
  const [keptQuery, text] = readPair(session.read(keptSettingKey));
  const setting = readSetting(text);
  if (!setting || (launchQuery !== '' && launchQuery !== keptQuery)) return null;
  return { setting, launchQuery: keptQuery };
}

function readPair(text = '[]'): [string, string] {
  const [first, second]: unknown[] = JSON.parse(text);
  return [String(first ?? ''), String(second ?? '')];
}
