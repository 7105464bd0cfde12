import { expect, onTestFinished, test, vi } from 'vitest';
import { memoryDevice } from '../../test/memory-device.ts';
import type { DeviceStorage } from '../lib/device-storage.ts';
import { LaunchParametersError } from './launch-errors.ts';
import {
  launchStorageKey,
  pageSources,
  retrieveLaunchParameters,
} from './retrieve-launch-parameters.ts';

function queryFor(platform: string): string {
  return new URLSearchParams({
    tgWebAppData: 'user=%7B%22id%22%3A1%2C%22first_name%22%3A%22V%22%7D&auth_date=1&hash=x',
    tgWebAppVersion: '8.0',
    tgWebAppPlatform: platform,
  }).toString();
}

function sessionWith(query?: string): DeviceStorage {
  const session = memoryDevice();
  if (query !== undefined) session.write(launchStorageKey, JSON.stringify(query));
  return session;
}

const bare = 'https://bold.example/bold';

test('[LAUNCH-02] the page address takes precedence over the first navigation entry and the session', () => {
  const launch = retrieveLaunchParameters({
    href: `${bare}#${queryFor('address')}`,
    firstHref: `${bare}#${queryFor('entry')}`,
    session: sessionWith(queryFor('session')),
  });
  expect(launch.platform).toBe('address');
});

test('[LAUNCH-02] the first navigation entry takes precedence over the session', () => {
  const session = sessionWith(queryFor('session'));
  const firstHref = `${bare}?${queryFor('entry')}`;
  expect(retrieveLaunchParameters({ href: bare, firstHref, session }).platform).toBe('entry');
});

test('[LAUNCH-02] the session is read last, and an unreadable source is skipped', () => {
  const session = sessionWith(queryFor('session'));
  const broken = `${bare}#tgWebAppData=nonsense&tgWebAppVersion=8.0`;
  const launch = retrieveLaunchParameters({ href: broken, firstHref: undefined, session });
  expect(launch.platform).toBe('session');
});

test('[LAUNCH-02] the sources of a page are its address, the URL of its navigation and the given session', () => {
  const session = sessionWith();
  const navigation = { name: `${bare}#${queryFor('entry')}` } as PerformanceEntry;
  const entries = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation]);
  vi.stubGlobal('location', { href: bare });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    entries.mockRestore();
  });
  expect(pageSources(session)).toEqual({ href: bare, firstHref: navigation.name, session });
  expect(entries).toHaveBeenCalledExactlyOnceWith('navigation');
});

test('launch parameters survive a reload that lost them from the address', () => {
  const session = sessionWith();
  retrieveLaunchParameters({ href: `${bare}#${queryFor('ios')}`, firstHref: undefined, session });
  expect(
    retrieveLaunchParameters({ href: bare, firstHref: bare, session }).initData.user,
  ).toMatchObject({ id: 1 });
});

test('[LAUNCH-03] without any source the error says that the app was probably opened outside Telegram', () => {
  const retrieve = () =>
    retrieveLaunchParameters({ href: bare, firstHref: bare, session: sessionWith() });
  expect(retrieve).toThrow(LaunchParametersError);
  expect(retrieve).toThrow(
    'Unable to retrieve launch parameters, the app was probably opened outside the messenger',
  );
});

test('an unreadable session is skipped', () => {
  const session = sessionWith();
  session.write(launchStorageKey, '{');
  expect(() => retrieveLaunchParameters({ href: bare, firstHref: undefined, session })).toThrow(
    LaunchParametersError,
  );
});
