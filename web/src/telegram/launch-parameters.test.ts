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

test('[ENT-01] [ENT-02] [ENT-03] every field of the init data is read', () => {
  const person = {
    id: 1,
    first_name: 'Vera',
    last_name: 'Drop',
    username: 'vera',
    language_code: 'en',
    photo_url: 'https://t.me/i/vera.svg',
    is_premium: true,
    is_bot: false,
    allows_write_to_pm: true,
    added_to_attachment_menu: false,
  };
  const chat = { id: -100, type: 'group', title: 'Puddle', photo_url: 'https://t.me/i/p.svg' };
  const fields = {
    auth_date: 1_733_584_787,
    can_send_after: 10,
    chat: { ...chat, username: 'puddle' },
    chat_instance: '-42',
    chat_type: 'supergroup',
    hash: 'abc',
    query_id: 'AAF',
    receiver: { ...person, id: 2, first_name: 'Rain', is_bot: true },
    start_param: 'REFsigned',
    user: person,
  };
  const texts = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  const tgWebAppData = new URLSearchParams(texts).toString();
  expect(parseLaunchParameters(query({ tgWebAppData })).initData).toEqual(fields);
});

test.each([
  ['tgWebAppShowSettings', { showSettings: true, botInline: false, isFullScreen: false }],
  ['tgWebAppBotInline', { showSettings: false, botInline: true, isFullScreen: false }],
  ['tgWebAppFullscreen', { showSettings: false, botInline: false, isFullScreen: true }],
])('[LAUNCH-01] [LAUNCH-04] %s alone turns on its own flag, and 0 turns it off', (name, flags) => {
  expect(parseLaunchParameters(query({ [name]: '1' }))).toMatchObject(flags);
  const off = { showSettings: false, botInline: false, isFullScreen: false };
  expect(parseLaunchParameters(query({ [name]: '0' }))).toMatchObject(off);
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

test('[GATE-03] an empty start parameter is none', () => {
  expect(parseLaunchParameters(query({ tgWebAppStartParam: '' })).startParameter).toBe('REFsigned');
  const user = '{"id":1,"first_name":"Vera"}';
  const data = new URLSearchParams({ user, auth_date: '1', hash: 'x', start_param: '' });
  const empty = query({ tgWebAppStartParam: '', tgWebAppData: data.toString() });
  expect(parseLaunchParameters(empty).startParameter).toBeUndefined();
});

test('theme values that are not colors are ignored', () => {
  // Some hosts send colors with an alpha, or as numbers. The app must start all the same.
  const odd = '"hint_color":"#0a0b0c80","text_color":-1,"link_color":"","button_color":null';
  const theme = `{"bg_color":"#000000","corner_radius":12,${odd}}`;
  const launch = parseLaunchParameters(query({ tgWebAppThemeParams: theme }));
  expect(launch.themeColors).toEqual({ bg_color: '#000000' });
});

test.each([
  ['tgWebAppShowSettings', 'yes'],
  ['tgWebAppBotInline', 'yes'],
  ['tgWebAppFullscreen', 'yes'],
  ['tgWebAppThemeParams', '{"bg_color"'],
  ['tgWebAppData', 'auth_date=1&hash=x'],
  ['tgWebAppData', 'user=%7B%22id%22%3A1%2C%22first_name%22%3A%22V%22%7D&auth_date=soon&hash=x'],
  ['tgWebAppData', 'user=%7B%22id%22%3A1%2C%22first_name%22%3A%22V%22%7D&auth_date=1'],
  ['tgWebAppData', 'user=%7B%22id%22%3A1%7D&auth_date=1&hash=x'],
])('an unreadable %s is refused with an error that names the field', (name, value) => {
  expect(() => parseLaunchParameters(query({ [name]: value }))).toThrow(
    expect.objectContaining({ field: name, name: FieldParseError.name }),
  );
});
