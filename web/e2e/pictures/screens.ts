import type { ScenarioState } from '@bold/mock/panel';
import { type Language, languages } from '@bold/sdk/game';
import { appText } from '../../src/app/app-text.ts';
import { bonusText } from '../../src/features/bonus/bonus-text.ts';
import { payoutsText } from '../../src/features/finances/payouts/payouts-text.ts';
import { invitationText } from '../../src/features/referrals/invitation-text.ts';
import { tapsText } from '../../src/features/taps/taps-text.ts';
import { usersText } from '../../src/features/users/users-text.ts';
import { uiText } from '../../src/ui/ui-text.ts';
import { readerOf } from '../../test/reader-of.ts';
import type { Screen, ScreenUser } from './screen.ts';
import { sizes } from './screen-files.ts';
import { storeScreens } from './store-screens.ts';

const failing = (operationId: string): ScenarioState['controls'] => ({
  faults: { [operationId]: { rate: 1, code: 'INTERNAL_ERROR' } },
});
const waiting: ScenarioState['controls'] = { latencyMs: 600_000 };
const everySize = [...sizes.phones, ...sizes.wide];
const oneSize = sizes.phones.slice(1, 2);
const roomy: (readonly [number, number])[] = [...sizes.phones.slice(2), ...sizes.wide];
const upright = { top: 59, bottom: 34 };
const lying = { left: 59, right: 59, bottom: 21 };

/** Returns the texts that the `act` functions of the screens search for on the page. */
const namesIn = (language: Language) => ({
  language,
  ...usersText[language].fields,
  tap: tapsText[language].tap,
  takeGift: bonusText[language].take,
  share: appText[language].share,
  payouts: payoutsText[language].title,
  loading: uiText[language].loading,
  showError: uiText[language].showError,
  nameTaken: usersText[language].validation.nameTaken,
  connectionLost: tapsText[language].connectionLost.title,
  newLevel: tapsText[language].levelReached.title,
  /** The title of the toast after a failed call. */
  failed: bonusText[language].failed.title,
  updated: usersText[language].updated.title,
  aboutLevels: usersText[language].rows.aboutLevels,
  copied: appText[language].linkCopied.title,
  inviteRefused: invitationText[language].REFERRAL_CODE_NOT_FOUND.title,
});
type Names = ReturnType<typeof namesIn>;

const press = (name: string, then?: string) => async (user: ScreenUser) => {
  await user.press(name);
  if (then !== undefined) await user.seesText(then);
};
const see = (text: string) => (user: ScreenUser) => user.seesText(text);
const tapTen = (name: string) => async (user: ScreenUser) => {
  for (let tap = 0; tap < 10; tap += 1) await user.press(name);
};
const write = (field: string, text: string) => (user: ScreenUser) =>
  user.fill('textbox', text, field);
const scrollTo = (region: string) => (user: ScreenUser) => user.scrollTo(region);

const gate = ({ displayName, loading, showError }: Names): Screen[] => [
  { name: 'intro', scenario: 'brand-new', sizes: everySize },
  { name: 'intro-safe-areas', scenario: 'brand-new', insets: upright },
  { name: 'wrong-door', scenario: 'outside', sizes: everySize },
  { name: 'expired', scenario: 'expired' },
  { name: 'banned', scenario: 'banned' },
  {
    name: 'loading',
    scenario: 'ready',
    path: '/bold',
    controls: waiting,
    isLoading: true,
    act: see(loading),
  },
  { name: 'data-error', scenario: 'data-fails', path: '/bold' },
  { name: 'broken-page', scenario: 'broken-page', act: press(showError) },
  { name: 'registration', scenario: 'no-name', sizes: everySize },
  { name: 'registration-refused', scenario: 'no-name', act: write(displayName, 'not a name!') },
  { name: 'registration-country', scenario: 'no-country', sizes: everySize },
];

const bold = ({ tap, takeGift, ...names }: Names): Screen[] => [
  { name: 'bold-gift', scenario: 'gift-waits', sizes: everySize },
  { name: 'bold-gift-failed', scenario: 'gift-fails', act: press(takeGift, names.failed) },
  { name: 'bold-thats-it', scenario: 'gift-spent' },
  { name: 'bold-not-enough', scenario: 'empty' },
  { name: 'bold-not-enough-gift', scenario: 'bought-first' },
  { name: 'bold-hint', scenario: 'ready', path: '/bold', sizes: everySize },
  { name: 'bold-tapped', scenario: 'ready', path: '/bold', act: tapTen(tap) },
  { name: 'bold-dark-host', scenario: 'ready', path: '/bold', theme: 'dark' },
  { name: 'bold-rich', scenario: 'rich', path: '/bold', sizes: everySize },
  { name: 'bold-black', scenario: 'tenth-in-black', path: '/bold', sizes: everySize },
  { name: 'bold-safe-areas', scenario: 'ready', path: '/bold', insets: upright },
  {
    name: 'bold-gift-safe-areas',
    scenario: 'gift-waits',
    insets: { top: 105, bottom: 44 },
  },
  { name: 'bold-new-level', scenario: 'before-level', act: press(tap, names.newLevel) },
  { name: 'bold-connection-lost', scenario: 'live-refused', act: press(tap, names.connectionLost) },
  { name: 'bold-invite-refused', scenario: 'invite-refused', act: see(names.inviteRefused) },
];

const player = (names: Names): Screen[] => [
  { name: 'profile', scenario: 'ready', path: '/profile', sizes: everySize },
  { name: 'profile-rich', scenario: 'rich', path: '/profile' },
  { name: 'profile-dark-host', scenario: 'ready', path: '/profile', theme: 'dark' },
  { name: 'profile-error', scenario: 'ready', path: '/profile', controls: failing('getProfile') },
  {
    name: 'profile-link-copied',
    scenario: 'ready',
    path: '/profile',
    act: press(names.share, names.copied),
  },
  { name: 'edit', scenario: 'ready', path: '/edit', sizes: everySize },
  { name: 'edit-rich', scenario: 'rich', path: '/edit' },
  {
    name: 'edit-refused',
    scenario: 'ready',
    path: '/edit',
    act: write(names.instagram, 'no spaces!'),
  },
  {
    name: 'edit-taken',
    scenario: 'name-taken',
    act: async (user) => {
      await user.fill('textbox', 'Riptide', names.displayName);
      await user.press(names.save);
      await user.seesText(names.nameTaken);
    },
  },
  {
    name: 'edit-saved',
    scenario: 'rich',
    path: '/edit',
    act: async (user) => {
      await user.fill('textbox', 'Still water runs deep.', names.bio);
      await user.press(names.save);
      await user.seesText(names.updated);
      await user.seesText(names.aboutLevels);
    },
  },
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
  { name: 'finances-none', scenario: 'no-rewards', act: scrollTo(names.payouts) },
  { name: 'finances-held', scenario: 'rewards-held', act: scrollTo(names.payouts) },
  { name: 'finances-paid', scenario: 'rewards-paid', act: scrollTo(names.payouts) },
  {
    name: 'finances-payouts-error',
    scenario: 'ready',
    path: '/finances',
    controls: failing('getMyPayouts'),
    act: scrollTo(names.payouts),
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

const board = (): Screen[] => [
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

const screensOf = (names: Names): Screen[] => [
  ...gate(names),
  ...bold(names),
  ...player(names),
  ...board(),
  ...storeScreens(names.language),
  ...largeText,
  ...aside,
];

/**
 * Returns the screens in another language. Leaves out the largest screen sizes, because even long texts fit on such a
 * screen.
 */
const inLanguage = (language: Language): Screen[] =>
  screensOf(namesIn(language)).map((screen) => {
    const shown = (screen.sizes ?? sizes.phones).filter((size) => !roomy.includes(size));
    const name = `${screen.name}-${language}`;
    const { key: person } = readerOf(language);
    return { ...screen, name, person, browserLanguage: language, sizes: shown };
  });

/** The screens and states of `npm run screens`. */
export const screens: readonly Screen[] = [
  ...screensOf(namesIn('en')),
  ...languages
    .filter((language) => language !== 'en')
    .flatMap(inLanguage)
    .filter(({ sizes }) => sizes?.length !== 0),
];
