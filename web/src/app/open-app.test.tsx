import { failing } from '@bold/mock/browser';
import { findPerson } from '@bold/mock/telegram';
import { getMe } from '@bold/sdk';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConfig } from '../../test/app-config.ts';
import { launchOf } from '../../test/launch-of.ts';
import { openWorld } from '../../test/open-world.ts';
import { welcomeFlag } from '../features/onboarding/welcome-flag.ts';
import { localDevice } from '../lib/device-storage.ts';
import { openApp } from './open-app.tsx';

const before = location.href;

beforeEach(() => {
  for (const method of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation(() => {});
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', before);
});

const storedCodes = () => localDevice.keys().filter((key) => key.startsWith('bold.referral.'));

/** Starts a world in which `person` opens the app. Another player has the referral code `friend`. */
async function startWorld(person = 'dewey') {
  const { mock } = await openWorld({ person: findPerson(person), player: { availableTaps: 9 } });
  const [friend] = mock.world.players;
  if (!friend) throw new Error('The world has no players');
  friend.referralCode = 'friend';
  const { id } = findPerson(person).user;
  welcomeFlag(localDevice, id).set();
  const me = () => mock.world.players.find(({ telegramId }) => telegramId === id);
  const attempts = () => mock.calls.filter(({ operationId }) => operationId === 'setReferralCode');

  /** Launches the app. Unmounting the returned screen closes the app. */
  async function launch(start?: string, config = testConfig) {
    history.replaceState(null, '', '/bold');
    const parameters = await launchOf({
      person: findPerson(person),
      ...(start && { startParameter: start }),
    });
    const screen = await render(openApp(parameters, config));
    onTestFinished(() => screen.unmount());
    return screen;
  }
  return { friend, me, attempts, launch, control: mock.control, calls: mock.calls };
}

test.each([
  ['dewey', 'INTERNAL_ERROR', 'Your invitation will be tried again when you next open Bold'],
  ['dewey', 'NETWORK_FAILURE', 'Your invitation will be tried again when you next open Bold'],
  ['kaplya', 'INTERNAL_ERROR', 'Мы попробуем принять приглашение, когда вы снова откроете Bold'],
] as const)(
  '[START-03] %s, whose invitation failed with %s, reads so, and the next launch sets the code',
  async (person, code, text) => {
    const { friend, me, launch, attempts, control } = await startWorld(person);
    control(failing('setReferralCode', code));
    const screen = await launch('REFfriend');
    await expect.element(screen.getByText(text)).toBeVisible();
    expect(me()?.referrerId).toBeNull();
    await screen.unmount();
    control({});
    const next = await launch();
    await expect.poll(() => me()?.referrerId).toBe(friend.id);
    await expect.poll(storedCodes).toEqual([]);
    await next.unmount();

    const sent = attempts().length;
    const last = await launch();
    await expect.element(last.getByRole('button', { name: /^(Tap|Тап)$/ })).toBeVisible();
    expect(attempts()).toHaveLength(sent);
  },
);

test('[START-03] a player whose code is refused reads why, and it is not tried again', async () => {
  const { me, launch, attempts } = await startWorld();
  const screen = await launch('REFnobody');
  await expect.element(screen.getByText('Nobody has this invitation code')).toBeVisible();
  expect(me()?.referrerId).toBeNull();
  await screen.unmount();

  const sent = attempts().length;
  const next = await launch();
  await expect.element(next.getByRole('button', { name: /^(Tap|Тап)$/ })).toBeVisible();
  expect(attempts()).toHaveLength(sent);
});

test('[START-03] a player who opens the own invitation reads so, in Russian too', async () => {
  const { me, launch } = await startWorld('kaplya');
  const first = await launch();
  await expect.poll(me).toBeTruthy();
  await first.unmount();
  await launch(`REF${me()?.referralCode}`);
  const text = 'Это ваше собственное приглашение, оно только для других игроков';
  await expect.element(page.getByText(text)).toBeVisible();
});

test('an app that is launched without a network loads its data when the network is back', async () => {
  const { launch, control } = await startWorld();
  vi.spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false);
  control(failing('getMe', 'NETWORK_FAILURE'));
  const screen = await launch();
  await expect.element(screen.getByText('Data error')).toBeVisible();

  control({});
  dispatchEvent(new Event('online'));

  await expect.element(screen.getByRole('button', { name: 'Tap', exact: true })).toBeVisible();
});

test('[GATE-13] after a ban the app sends no request and records no event of the embedded analytics', async () => {
  localStorage.clear();
  const { launch, control, calls } = await startWorld();
  const config = { ...testConfig, analytics_url: '/analytics', analytics_token: 'token' };
  const screen = await launch(undefined, config);
  const events = () => localStorage.getItem('bold.analytics-events.token');
  await expect.poll(events).toContain('app-init');
  control(failing('live', 'PLAYER_BANNED'));
  await screen.getByRole('button', { name: 'Tap', exact: true }).click();
  await expect.element(screen.getByText('Your account is closed')).toBeVisible();
  control({});
  const sent = calls.length;

  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));

  await expect(getMe()).rejects.toMatchObject({ code: 'PLAYER_BANNED' });
  expect(calls).toHaveLength(sent);
  expect(events()).not.toContain('app-hide');
});
