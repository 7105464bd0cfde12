import { expect, test } from 'vitest';
import { type LaunchParameters, launchAddress, launchQuery } from './launch-parameters.ts';

const launch: LaunchParameters = {
  initData: 'user=%7B%22id%22%3A7%7D&hash=ab',
  platform: 'ios',
  version: '8.0',
  themeParams: { bg_color: '#ffffff' },
};

const of = (changed: Partial<LaunchParameters>) =>
  new URLSearchParams(launchQuery({ ...launch, ...changed }));

test('[LAUNCH-01] [ENT-04] the address carries platform, version, theme, start parameter, both flags and raw init data', () => {
  const query = of({ startParameter: 'REFabc', showSettings: true, botInline: true });

  expect(Object.fromEntries(query)).toEqual({
    tgWebAppData: launch.initData,
    tgWebAppVersion: '8.0',
    tgWebAppPlatform: 'ios',
    tgWebAppThemeParams: '{"bg_color":"#ffffff"}',
    tgWebAppStartParam: 'REFabc',
    tgWebAppShowSettings: '1',
    tgWebAppBotInline: '1',
  });
});

test('[ENT-04] start parameter and flags are absent unless they are set', () => {
  expect([...of({}).keys()]).toEqual([
    'tgWebAppData',
    'tgWebAppVersion',
    'tgWebAppPlatform',
    'tgWebAppThemeParams',
  ]);
});

test('the app’s path and query are unchanged, and the launch parameters are its hash', () => {
  const address = new URL(launchAddress('/bold?a=1#old', 'http://127.0.0.1:8080', launch));

  expect(address.pathname + address.search).toBe('/bold?a=1');
  expect(new URLSearchParams(address.hash.slice(1)).get('tgWebAppData')).toBe(launch.initData);
});
