import { expect, test } from 'vitest';
import { FieldParseError } from './launch-errors.ts';
import { parseLaunchParameters } from './launch-parameters.ts';

const user = { id: 279058397, first_name: 'Vera', is_premium: true, language_code: 'en' };
const initData = new URLSearchParams({
  user: JSON.stringify(user),
  auth_date: '1733584787',
  start_param: 'REFsigned',
  chat: JSON.stringify({ id: -100, type: 'group', title: 'Puddle' }),
  can_send_after: '10',
  hash: 'abc',
  signature: 'def',
}).toString();

function query(change: Record<string, string> = {}): string {
  return new URLSearchParams({
    tgWebAppData: initData,
    tgWebAppVersion: '7.10',
    tgWebAppPlatform: 'ios',
    tgWebAppThemeParams: '{"bg_color":"#ABC","text_color":"rgb(1, 2, 3)"}',
    ...change,
  }).toString();
}

test('[LAUNCH-01] [ENT-04] all launch parameters of the spec are read', () => {
  const launch = parseLaunchParameters(
    query({ tgWebAppStartParam: 'USER7', tgWebAppShowSettings: '1', tgWebAppBotInline: 'true' }),
  );
  expect(launch).toMatchObject({
    platform: 'ios',
    version: '7.10',
    themeColors: { bg_color: '#aabbcc', text_color: '#010203' },
    startParameter: 'USER7',
    showSettings: true,
    botInline: true,
    rawInitData: initData,
  });
});

test('[ENT-01] [ENT-02] [ENT-03] the signed init data is read with its user and chat', () => {
  expect(parseLaunchParameters(query()).initData).toMatchObject({
    auth_date: 1_733_584_787,
    can_send_after: 10,
    hash: 'abc',
    start_param: 'REFsigned',
    user: { ...user, last_name: undefined, username: undefined },
    chat: { id: -100, type: 'group', title: 'Puddle' },
    receiver: undefined,
    query_id: undefined,
  });
});

test('absent flags are off', () => {
  const off = { showSettings: false, botInline: false, isFullScreen: false };
  expect(parseLaunchParameters(query())).toMatchObject(off);
});

test('a launch in full screen is read', () => {
  expect(parseLaunchParameters(query({ tgWebAppFullscreen: '1' })).isFullScreen).toBe(true);
});

test('the signed start parameter replaces an absent one', () => {
  expect(parseLaunchParameters(query()).startParameter).toBe('REFsigned');
});

test('theme values that are not colors are ignored', () => {
  const theme = '{"bg_color":"#000000","corner_radius":12}';
  const launch = parseLaunchParameters(query({ tgWebAppThemeParams: theme }));
  expect(launch.themeColors).toEqual({ bg_color: '#000000' });
});

test.each([
  ['tgWebAppShowSettings', 'yes'],
  ['tgWebAppThemeParams', '{"bg_color":"black"}'],
  ['tgWebAppData', 'auth_date=1&hash=x'],
  ['tgWebAppData', 'user=%7B%22id%22%3A1%7D&auth_date=1&hash=x'],
])('an unreadable %s is refused with an error that names the field', (name, value) => {
  expect(() => parseLaunchParameters(query({ [name]: value }))).toThrow(
    expect.objectContaining({ field: name, name: FieldParseError.name }),
  );
});
