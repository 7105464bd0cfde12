import type { ScenarioState } from '@bold/mock/panel';
import { sizes } from './screen-files.ts';

/** Describes what a screen's steps can do, in any engine. A name is the name of an element, or a part of that name. */
export type ScreenUser = {
  press(button: string): Promise<void>;
  /** Replaces the text of the first field of this kind, or of the one with this name. */
  fill(field: 'combobox' | 'textbox', text: string, name?: string): Promise<void>;
  /** Chooses a radio button by its place, from 0. */
  choose(place: number): Promise<void>;
  scrollTo(region: string): Promise<void>;
  /** Waits until a button is enabled. */
  seesEnabled(button: string): Promise<void>;
};

/** A screen in one state, and the steps that open it. */
export type Screen = {
  readonly name: string;
  readonly scenario: ScenarioState['scenario'];
  /** The path at which the app opens, by default that of the scenario. */
  readonly path?: string;
  /** The key of a person of the simulator. */
  readonly person?: string;
  readonly theme?: 'light' | 'dark';
  readonly controls?: ScenarioState['controls'];
  readonly sizes?: readonly (readonly [number, number])[];
  /** True to take the screenshot while the screen is loading. */
  readonly isLoading?: boolean;
  /** The text size of the device, in per cent. */
  readonly textSize?: number;
  /** The insets of the device, in pixels. */
  readonly insets?: Partial<Record<'top' | 'right' | 'bottom' | 'left', number>>;
  /** Actions to carry out before the screenshot. */
  readonly act?: (user: ScreenUser) => Promise<void>;
};

const failing = (operationId: string): ScenarioState['controls'] => ({
  faults: { [operationId]: { rate: 1, code: 'INTERNAL_ERROR' } },
});
const waiting: ScenarioState['controls'] = { latencyMs: 600_000 };
const everySize = [...sizes.phones, ...sizes.wide];
const oneSize = sizes.phones.slice(1, 2);
const upright = { top: 59, bottom: 34 };
const lying = { left: 59, right: 59, bottom: 21 };

const tap = (times: number) => async (user: ScreenUser) => {
  for (let tap = 0; tap < times; tap += 1) await user.press('Tap');
};
const write = (field: string, text: string) => (user: ScreenUser) =>
  user.fill('textbox', text, field);
const toPayouts = (user: ScreenUser) => user.scrollTo('Payouts');
const press = (name: string) => (user: ScreenUser) => user.press(name);

const gate: Screen[] = [
  { name: 'intro', scenario: 'brand-new', sizes: everySize },
  { name: 'intro-safe-areas', scenario: 'brand-new', insets: upright },
  { name: 'wrong-door', scenario: 'outside', sizes: everySize },
  { name: 'expired', scenario: 'expired' },
  { name: 'banned', scenario: 'banned' },
  { name: 'loading', scenario: 'ready', path: '/bold', controls: waiting, isLoading: true },
  { name: 'data-error', scenario: 'data-fails', path: '/bold' },
  { name: 'registration', scenario: 'no-name', sizes: everySize },
  { name: 'registration-refused', scenario: 'no-name', act: write('Name', 'not a name!') },
  { name: 'registration-country', scenario: 'no-country', sizes: everySize },
];

const bold: Screen[] = [
  { name: 'bold-gift', scenario: 'gift-waits', sizes: everySize },
  { name: 'bold-thats-it', scenario: 'gift-spent' },
  { name: 'bold-not-enough', scenario: 'empty' },
  { name: 'bold-not-enough-gift', scenario: 'bought-first' },
  { name: 'bold-hint', scenario: 'ready', path: '/bold', sizes: everySize },
  { name: 'bold-tapped', scenario: 'ready', path: '/bold', act: tap(10) },
  { name: 'bold-dark-host', scenario: 'ready', path: '/bold', theme: 'dark' },
  { name: 'bold-rich', scenario: 'rich', path: '/bold', sizes: everySize },
  { name: 'bold-black', scenario: 'tenth-in-black', path: '/bold', sizes: everySize },
  { name: 'bold-safe-areas', scenario: 'ready', path: '/bold', insets: upright },
  {
    name: 'bold-gift-safe-areas',
    scenario: 'gift-waits',
    insets: { top: 105, bottom: 44 },
  },
  { name: 'bold-new-level', scenario: 'before-level', act: tap(1) },
  { name: 'bold-connection-lost', scenario: 'live-refused', act: tap(1) },
];

const player: Screen[] = [
  { name: 'profile', scenario: 'ready', path: '/profile', sizes: everySize },
  { name: 'profile-rich', scenario: 'rich', path: '/profile' },
  { name: 'profile-dark-host', scenario: 'ready', path: '/profile', theme: 'dark' },
  { name: 'profile-error', scenario: 'ready', path: '/profile', controls: failing('getProfile') },
  { name: 'profile-link-copied', scenario: 'ready', path: '/profile', act: press('Share') },
  { name: 'edit', scenario: 'ready', path: '/edit', sizes: everySize },
  { name: 'edit-rich', scenario: 'rich', path: '/edit' },
  { name: 'edit-refused', scenario: 'ready', path: '/edit', act: write('Instagram', 'no spaces!') },
  { name: 'country', scenario: 'ready', path: '/country', sizes: everySize },
  {
    name: 'country-nothing-found',
    scenario: 'ready',
    path: '/country',
    act: (user) => user.fill('combobox', 'Atlantis'),
  },
  { name: 'country-error', scenario: 'countries-fail' },
  { name: 'finances', scenario: 'ready', path: '/finances', sizes: everySize },
  { name: 'finances-rich', scenario: 'rich', path: '/finances' },
  { name: 'finances-held', scenario: 'rewards-held', act: toPayouts },
  { name: 'finances-paid', scenario: 'rewards-paid', act: toPayouts },
  {
    name: 'finances-payouts-error',
    scenario: 'ready',
    path: '/finances',
    controls: failing('getMyPayouts'),
    act: toPayouts,
  },
  { name: 'edit-wallet', scenario: 'ready', path: '/finances/edit', sizes: everySize },
  {
    name: 'edit-wallet-refused',
    scenario: 'ready',
    path: '/finances/edit',
    act: (user) => user.fill('textbox', 'no address'),
  },
  { name: 'levels', scenario: 'ready', path: '/levels', sizes: everySize },
  { name: 'user', scenario: 'rich', path: '/user/3' },
  { name: 'user-wide', scenario: 'rich', path: '/user/7', sizes: sizes.wide },
  { name: 'user-not-found', scenario: 'ready', path: '/user/999999' },
];

const board: Screen[] = [
  { name: 'leaderboard', scenario: 'ready', path: '/leaderboard', sizes: everySize },
  { name: 'leaderboard-rich', scenario: 'rich', path: '/leaderboard' },
  { name: 'leaderboard-black', scenario: 'tenth-in-black' },
  {
    name: 'leaderboard-error',
    scenario: 'ready',
    path: '/leaderboard',
    controls: failing('listTop'),
  },
];

const store: Screen[] = [
  { name: 'payments', scenario: 'ready', path: '/store/payments', sizes: everySize },
  { name: 'payments-rich', scenario: 'rich', path: '/store/payments' },
  {
    name: 'payments-chosen',
    scenario: 'ready',
    path: '/store/payments',
    act: (user) => user.choose(2),
  },
  { name: 'payments-error', scenario: 'offers-fail' },
  { name: 'custom-payment', scenario: 'ready', path: '/store/custom-payment', sizes: everySize },
  {
    name: 'custom-payment-quote',
    scenario: 'ready',
    path: '/store/custom-payment',
    act: async (user) => {
      await user.fill('textbox', '12345');
      await user.seesEnabled('Buy');
    },
  },
  {
    name: 'custom-payment-refused',
    scenario: 'ready',
    path: '/store/custom-payment',
    act: (user) => user.fill('textbox', '12'),
  },
];

const readers = (['bold', 'profile', 'edit', 'finances', 'levels', 'leaderboard'] as const).map(
  (name): Screen => ({
    name: `${name}-russian`,
    scenario: 'rich',
    path: `/${name}`,
    person: 'kaplya',
  }),
);
const russian: Screen[] = [
  { name: 'intro-russian', scenario: 'brand-new', person: 'kaplya' },
  { name: 'expired-russian', scenario: 'expired', person: 'kaplya' },
  { name: 'banned-russian', scenario: 'banned', person: 'kaplya' },
  { name: 'registration-russian', scenario: 'no-name', person: 'kaplya' },
  { name: 'registration-country-russian', scenario: 'no-country', person: 'kaplya' },
  { name: 'gift-russian', scenario: 'gift-waits', person: 'kaplya' },
  { name: 'country-russian', scenario: 'ready', path: '/country', person: 'kaplya' },
  { name: 'edit-wallet-russian', scenario: 'ready', path: '/finances/edit', person: 'kaplya' },
  { name: 'user-russian', scenario: 'rich', path: '/user/3', person: 'kaplya' },
  ...readers,
  { name: 'payments-russian', scenario: 'ready', path: '/store/payments', person: 'kaplya' },
  { name: 'custom-russian', scenario: 'ready', path: '/store/custom-payment', person: 'kaplya' },
];

const large = [
  '/bold',
  '/profile',
  '/edit',
  '/finances',
  '/levels',
  '/leaderboard',
  '/store/payments',
];
const largeText: Screen[] = [
  { name: 'large-intro', scenario: 'brand-new', textSize: 200, sizes: sizes.phones.slice(0, 2) },
  ...large.map(
    (path): Screen => ({
      name: `large${path.replaceAll('/', '-')}`,
      scenario: 'rich',
      path,
      textSize: 200,
      sizes: sizes.phones.slice(0, 2),
    }),
  ),
  { name: 'large-gift', scenario: 'gift-waits', textSize: 200, sizes: oneSize },
];

const aside: Screen[] = [
  { name: 'landscape-intro', scenario: 'brand-new', sizes: sizes.landscape, insets: lying },
  { name: 'landscape-gift', scenario: 'gift-waits', sizes: sizes.landscape, insets: lying },
  ...large.map(
    (path): Screen => ({
      name: `landscape${path.replaceAll('/', '-')}`,
      scenario: 'ready',
      path,
      sizes: sizes.landscape,
      insets: lying,
    }),
  ),
];

/** The screens and states of `npm run screens`. */
export const screens: readonly Screen[] = [
  ...gate,
  ...bold,
  ...player,
  ...board,
  ...store,
  ...russian,
  ...largeText,
  ...aside,
];
