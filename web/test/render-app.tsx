import { startMock } from '@bold/mock/browser';
import { plainSetting, play } from '@bold/mock/panel';
import { type Launch, people } from '@bold/mock/telegram';
import { type AppConfig, configureClient } from '@bold/sdk';
import { createMemoryRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import type { ProductEvent } from '../src/analytics/product-events.ts';
import { App } from '../src/app/app.tsx';
import { createQueryClient } from '../src/app/query-client.ts';
import { routes } from '../src/app/routes.tsx';
import { createStores } from '../src/app/stores.tsx';
import { welcomeFlag } from '../src/features/onboarding/welcome-flag.ts';
import { localDevice } from '../src/lib/device-storage.ts';
import { languageOf } from '../src/lib/language.ts';
import { testConfig } from './app-config.ts';
import { fakeTelegram } from './fake-telegram.ts';
import { launchOf } from './launch-of.ts';

const mock = await startMock({ isKept: false });

type Player = (typeof mock.world.players)[number];

type Visit = Partial<Launch> & {
  path?: string;
  /** Whether the intro was continued on an earlier visit; it was unless said. */
  isWelcomed?: boolean;
  /** Stands in for the network. */
  fetch?: typeof fetch;
  /** Whether a name and a country were chosen on an earlier visit; they were unless said. */
  isRegistered?: boolean;
  /** Somebody in the middle of the game, with what is different; unless said, the person is new to it. */
  player?: Partial<Player> | undefined;
  /** What is different in the environment. */
  config?: Partial<AppConfig>;
};

/** Opens the whole app at a path, as a person of the simulator, on a fresh mocked world. */
export async function renderApp(options: Visit = {}) {
  const { path = '/bold', isWelcomed = true, isRegistered = true, ...visit } = options;
  mock.reset();
  const launch = await launchOf(visit);
  if (visit.player) await seatPlayer(launch.initData.user.id, visit.player);
  else if (isRegistered) await register(launch.rawInitData);
  const telegram = fakeTelegram(launch);
  configureClient({
    initData: () => launch.rawInitData,
    retryDelayMs: 0,
    fetch: visit.fetch ?? ((...call) => fetch(...call)),
  });
  if (isWelcomed) welcomeFlag(localDevice, launch.initData.user.id).set();
  const reports: ProductEvent[] = [];
  const config = { ...testConfig, ...visit.config };
  const analytics = (event: ProductEvent) => void reports.push(event);
  const stores = createStores(telegram, localDevice, { config, analytics });
  const queries = createQueryClient({
    expire: stores.session.expire,
    toast: stores.toasts.show,
    language: languageOf(launch.initData.user.language_code),
  });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const screen = await render(<App {...{ config, telegram, stores, queries, router }} />);
  onTestFinished(() => stores.toasts.clear());
  const { world, pay } = mock;
  return { screen, router, stores, telegram, queries, reports, world, pay };
}

/** Gives the person who opens the app a name and a country, past any stand-in for the network. */
async function register(rawInitData: string) {
  const answer = await fetch('/api/user/profile/me', {
    method: 'PATCH',
    headers: { Authorization: `tma ${rawInitData}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ display_name: 'Newcomer', country_id: 'PT' }),
  });
  if (!answer.ok) throw new Error(`The person could not be registered: ${answer.status}`);
}

/** Makes the person who opens the app somebody whom the world knows. */
async function seatPlayer(telegramId: number, change: Partial<Player>) {
  const person = people.find(({ user }) => user.id === telegramId)?.key ?? plainSetting.person;
  await play(mock, { ...plainSetting, scenario: 'ready', person });
  const player = mock.world.players.find((candidate) => candidate.telegramId === telegramId);
  if (!player) throw new Error('The simulator does not know the person');
  Object.assign(player, change);
}
