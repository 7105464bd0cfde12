import { startMock } from '@bold/mock/browser';
import type { Launch } from '@bold/mock/telegram';
import { configureClient } from '@bold/sdk';
import { createMemoryRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { App } from '../src/app/app.tsx';
import { createQueryClient } from '../src/app/query-client.ts';
import { routes } from '../src/app/routes.tsx';
import { createStores } from '../src/app/stores.tsx';
import { welcomeFlag } from '../src/features/onboarding/welcome-flag.ts';
import { localDevice } from '../src/lib/device-storage.ts';
import { testConfig } from './app-config.ts';
import { fakeTelegram } from './fake-telegram.ts';
import { launchOf } from './launch-of.ts';

const mock = await startMock({ isKept: false });

type Visit = Partial<Launch> & {
  path?: string;
  /** Whether the intro was continued on an earlier visit; it was unless said. */
  isWelcomed?: boolean;
  /** Stands in for the network. */
  fetch?: typeof fetch;
};

/** Opens the whole app at a path, as a person of the simulator, on a fresh mocked world. */
export async function renderApp({ path = '/bold', isWelcomed = true, ...visit }: Visit = {}) {
  mock.reset();
  const launch = await launchOf(visit);
  const telegram = fakeTelegram(launch);
  configureClient({
    initData: () => launch.rawInitData,
    retryDelayMs: 0,
    fetch: visit.fetch ?? ((...call) => fetch(...call)),
  });
  if (isWelcomed) welcomeFlag(localDevice, launch.initData.user.id).set();
  const stores = createStores(telegram, localDevice);
  const queries = createQueryClient({ expire: stores.session.expire, toast: stores.toasts.show });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const screen = await render(
    <App {...{ config: testConfig, telegram, stores, queries, router }} />,
  );
  onTestFinished(() => stores.toasts.clear());
  return { screen, router, stores, telegram, queries, world: mock.world };
}
