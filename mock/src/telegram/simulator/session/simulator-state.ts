import type { HostDevice, Insets } from '../../host/host-state.ts';
import { type Opening, openings } from '../../launch/open-app.ts';
import { findPerson, type Person } from '../../launch/people.ts';
import { isThemeName, type ThemeName } from '../../launch/themes.ts';
import { type WalletMode, walletModes } from '../../ton/wallet/wallet-mode.ts';

/** The state that the simulator's controls select. It is stored in the page's URL. */
export type SimulatorState = {
  person: Person;
  opening: Opening;
  start: string;
  theme: ThemeName;
  platform: string;
  version: string;
  /** The name of a screen in `screens`. */
  screen: string;
  safeArea: Insets;
  contentSafeArea: Insets;
  showSettings: boolean;
  botInline: boolean;
  wallet: WalletMode;
  /** True if the wallet is on another device. The app then reaches the wallet only over the bridge. */
  walletElsewhere: boolean;
  /** The port of the fake chain on this machine. Empty if the chain runs inside the page. */
  chain: string;
  /** The port of TON Connect's bridge on this machine. Empty if there is none. */
  bridge: string;
  /** The path of the app on the simulator's own origin. */
  app: string;
};

/** The label of each platform. The keys are the platforms' names in Telegram's launch parameters. */
export const platforms: Record<string, string> = {
  ios: 'iPhone',
  android: 'Android',
  tdesktop: 'Desktop',
  macos: 'Mac',
  weba: 'Web A',
  web: 'Web K',
};

/** The screens that the app has to fit. Sizes are in CSS pixels. */
export const screens: Record<string, { label: string; width: number; height: number }> = {
  '320': { label: 'Small phone, 320 × 568', width: 320, height: 568 },
  '360': { label: 'Phone, 360 × 740', width: 360, height: 740 },
  '390': { label: 'Phone, 390 × 844', width: 390, height: 844 },
  '430': { label: 'Large phone, 430 × 932', width: 430, height: 932 },
  tablet: { label: 'Tablet, 768 × 1024', width: 768, height: 1024 },
  desktop: { label: 'Desktop window, 420 × 640', width: 420, height: 640 },
  wide: { label: 'Wide desktop, 1024 × 720', width: 1024, height: 720 },
};

const fallback = {
  opening: 'button',
  start: '',
  theme: 'light',
  platform: 'ios',
  version: '9.1',
  screen: '390',
  safe: '0,0,0,0',
  content: '0,0,0,0',
  wallet: 'ask',
  chain: '',
  bridge: '',
} as const;

/**
 * Reads the state from the query of the simulator's URL. Missing and invalid values get their defaults.
 * @param origin the only allowed origin for the URL in the query parameter `app`
 * @param home the default of the query parameter `app`
 */
export function readSimulatorState(
  query: URLSearchParams,
  origin: string,
  home = '/',
): SimulatorState {
  const of = (name: keyof typeof fallback) => query.get(name) ?? fallback[name];
  const start = of('start');
  const opening = openings.find((one) => one === query.get('opening'));
  return {
    person: findPerson(query.get('person')),
    // Only links have start parameters.
    opening: opening ?? (start ? 'link' : fallback.opening),
    start,
    theme: readTheme(of('theme')),
    platform: of('platform'),
    version: /^\d+\.\d+$/.test(of('version')) ? of('version') : fallback.version,
    screen: Object.hasOwn(screens, of('screen')) ? of('screen') : fallback.screen,
    safeArea: readInsets(of('safe')),
    contentSafeArea: readInsets(of('content')),
    showSettings: query.get('settings') === '1',
    botInline: query.get('inline') === '1',
    wallet: walletModes.find((mode) => mode === query.get('wallet')) ?? fallback.wallet,
    walletElsewhere: query.get('elsewhere') === '1',
    chain: readPort(of('chain')),
    bridge: readPort(of('bridge')),
    app: ownPath(query.get('app') ?? home, origin) ?? home,
  };
}

/** Returns `state` as a query, and leaves out values that are equal to the default. `home` is the default of `app`. */
export function writeSimulatorState(state: SimulatorState, home = '/'): string {
  const { person, start, opening, safeArea, contentSafeArea } = state;
  const all: Record<string, string> = {
    person: person.key === findPerson(null).key ? '' : person.key,
    opening: opening === (start ? 'link' : fallback.opening) ? '' : opening,
    start,
    theme: unlessDefault('theme', state.theme),
    platform: unlessDefault('platform', state.platform),
    version: unlessDefault('version', state.version),
    screen: unlessDefault('screen', state.screen),
    safe: unlessDefault('safe', writeInsets(safeArea)),
    content: unlessDefault('content', writeInsets(contentSafeArea)),
    settings: state.showSettings ? '1' : '',
    inline: state.botInline ? '1' : '',
    wallet: unlessDefault('wallet', state.wallet),
    elsewhere: state.walletElsewhere ? '1' : '',
    chain: state.chain,
    bridge: state.bridge,
    app: state.app === home ? '' : state.app,
  };
  return new URLSearchParams(Object.entries(all).filter(([, value]) => value !== '')).toString();
}

export function deviceOf(state: SimulatorState): HostDevice {
  const { platform, version, theme, opening, safeArea, contentSafeArea } = state;
  return { platform, version, theme, opening, safeArea, contentSafeArea };
}

/** The controls of a running app. Telegram fixes all others when it opens the app. */
const liveControls: readonly string[] = [
  'theme',
  'screen',
  'safeArea',
  'contentSafeArea',
  'wallet',
] satisfies (keyof SimulatorState)[];

/** Returns true if Telegram applies the change only by a new launch of the app. */
export function needsLaunch(change: Partial<SimulatorState>): boolean {
  return Object.keys(change).some((name) => !liveControls.includes(name));
}

/** Returns the size of the state's screen in CSS pixels. */
export function screenOf({ screen }: SimulatorState): { width: number; height: number } {
  return screens[screen] ?? { width: 390, height: 844 };
}

/** Reads insets in pixels from a text of the form `top,right,bottom,left`. A part that is not a number becomes 0. */
export function readInsets(text: string): Insets {
  const [top = 0, right = 0, bottom = 0, left = 0] = text
    .split(',')
    .map((part) => Math.max(0, Number.parseInt(part, 10) || 0));
  return { top, right, bottom, left };
}

/** Writes insets as `top,right,bottom,left`. */
export function writeInsets({ top, right, bottom, left }: Insets): string {
  return [top, right, bottom, left].join();
}

function readTheme(text: string): ThemeName {
  return isThemeName(text) ? text : fallback.theme;
}

function readPort(text: string): string {
  return /^\d{1,5}$/.test(text) ? text : '';
}

function unlessDefault(name: keyof typeof fallback, value: string): string {
  return value === fallback[name] ? '' : value;
}

function ownPath(app: string, origin: string): string | null {
  if (!URL.canParse(app, origin)) return null;
  const address = new URL(app, origin);
  // A link must not open a foreign page in the simulator.
  return address.origin === origin ? `${address.pathname}${address.search}` : null;
}
