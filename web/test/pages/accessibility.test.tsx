import { everyOperation, failing } from '@bold/mock/browser';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { UnsupportedPage } from '../../src/features/onboarding/unsupported-page.tsx';
import { RouteErrorView } from '../../src/ui/route-error-view.tsx';
import { renderApp, type Visit } from '../render-app.tsx';
import { faults, faultsOfColor, settled } from './accessibility.fixture.ts';
import { everyPage } from './every-page.fixture.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const playing = { availableTaps: 2_500, totalTaps: 432 };

test.each(everyPage)('%s has no accessibility violation', async (path) => {
  await settled(await renderApp({ path, player: playing }));
  expect(await faults({ runOnly: standards })).toEqual([]);
});

const steps: [string, Visit][] = [
  ['the intro', { isWelcomed: false }],
  ['the registration', { isRegistered: false }],
  ['the gift', { path: '/bold' }],
  ['loading', { held: [everyOperation] }],
  ['the data error', { controls: failing(everyOperation) }],
  ['a player who does not exist', { path: '/user/999999' }],
  ['the screen of a banned player', { controls: failing('getMe', 'PLAYER_BANNED') }],
  ['the end of a launch that is too old', { controls: failing('getMe', 'INIT_DATA_EXPIRED') }],
];

test.each(steps)('the step %s has no accessibility violation', async (_, visit) => {
  const { screen } = await renderApp(visit);
  const shown = visit.held ? 'status' : 'heading';
  await expect.element(screen.getByRole(shown).first()).toBeVisible();
  // A loading page has no heading yet.
  const rules = { 'page-has-heading-one': { enabled: !visit.held } };
  expect(await faults({ runOnly: standards, rules })).toEqual([]);
});

test('the page outside Telegram has no accessibility violation', async () => {
  const screen = await render(<UnsupportedPage botUrl="https://t.me/bold_test_bot" />);
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await faults({ runOnly: standards })).toEqual([]);
});

test('a page that failed has no accessibility violation, also with the error shown', async () => {
  const screen = await render(
    <main>
      <h1>Bold</h1>
      <RouteErrorView isLoadFailure error={new Error('It broke.')} onRetry={() => {}} />
    </main>,
  );
  await screen.getByRole('button', { name: 'Show Error' }).click();
  await expect.element(screen.getByText('It broke.')).toBeVisible();
  expect(await faults({ runOnly: standards })).toEqual([]);
});

const whatFails: [string, string][] = [
  ['/profile', 'getProfile'],
  ['/country', 'listCountries'],
  ['/store/payments', 'listTariffs'],
  ['/leaderboard', 'listTop'],
  ['/user/2', 'getProfile'],
];

test.each(whatFails)(
  '%s has one title and no accessibility violation when %s fails',
  async (path, operation) => {
    const { screen } = await renderApp({ path, player: playing, controls: failing(operation) });
    await expect
      .element(screen.getByRole('alert').getByRole('heading', { level: 2 }))
      .toBeVisible();
    expect(screen.getByRole('heading', { level: 1 }).elements()).toHaveLength(1);
    expect(await faults({ runOnly: standards })).toEqual([]);
  },
);

test.each(everyPage)(
  'at %s all text has enough contrast in the colors of every level',
  async (path) => {
    const opened = await renderApp({ path, player: { ...playing, totalTaps: 0 } });
    await settled(opened);
    expect(await faultsOfColor(opened, 2_500)).toEqual([]);
  },
  60_000,
);

type Act = (screen: Awaited<ReturnType<typeof renderApp>>['screen']) => Promise<void>;

const write =
  (text: string): Act =>
  (screen) =>
    screen.getByRole('textbox').first().fill(text);
const states: [string, Visit, Act?][] = [
  ['the dry well', { path: '/bold', player: { availableTaps: 0 } }],
  ['a name that is none', { path: '/edit' }, write('no name!')],
  ['an address that is none', { path: '/finances/edit' }, write('no address')],
  ['an amount that is too small', { path: '/store/custom-payment' }, write('12')],
  ['an amount and its price', { path: '/store/custom-payment' }, write('1500')],
  [
    'an offer that is chosen',
    { path: '/store/payments' },
    (screen) => screen.getByRole('radio', { name: /^1 100 taps/ }).click(),
  ],
  [
    'a search that finds nothing',
    { path: '/country' },
    (screen) => screen.getByRole('combobox').fill('Atlantis'),
  ],
  ['offers that did not come', { path: '/store/payments', controls: failing('listTariffs') }],
  ['leaders who did not come', { path: '/leaderboard', controls: failing('listTop') }],
  ['a player who does not exist', { path: '/user/999999' }],
];

test.each(states)(
  '%s has enough contrast in the colors of every level',
  async (_, { player = {}, ...visit }, act) => {
    const { availableTaps = 2_500 } = player;
    const opened = await renderApp({ ...visit, player: { availableTaps, totalTaps: 0 } });
    await settled(opened);
    await act?.(opened.screen);
    expect(await faultsOfColor(opened, availableTaps)).toEqual([]);
  },
  60_000,
);
