import { percentEncoded } from './init-data.ts';
import type { ThemeParams } from './themes.ts';

/** The launch parameters that Telegram puts into the app's URL (spec §1, §3). */
export type LaunchParameters = {
  /** Raw signed init data, see `signInitData`. */
  initData: string;
  platform: string;
  version: string;
  themeParams: ThemeParams;
  startParameter?: string;
  showSettings?: boolean;
  botInline?: boolean;
};

/** Returns the query string that Telegram puts after `#` in the app's URL. */
export function launchQuery(launch: LaunchParameters): string {
  const query = new URLSearchParams({
    tgWebAppData: launch.initData,
    tgWebAppVersion: launch.version,
    tgWebAppPlatform: launch.platform,
    tgWebAppThemeParams: JSON.stringify(launch.themeParams),
  });
  if (launch.startParameter) query.set('tgWebAppStartParam', launch.startParameter);
  if (launch.showSettings) query.set('tgWebAppShowSettings', '1');
  if (launch.botInline) query.set('tgWebAppBotInline', '1');
  return percentEncoded([...query]);
}

/** Returns the app's URL with the launch parameters as its fragment. `app` is resolved against `base`. */
export function launchAddress(app: string, base: string, launch: LaunchParameters): string {
  const address = new URL(app, base);
  address.hash = launchQuery(launch);
  return address.href;
}
