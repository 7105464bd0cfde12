import type { AppConfig } from '@bold/sdk';
import { createMemoryRouter, parsePath } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import type { ProductEvent } from '../src/analytics/product-events.ts';
import { App } from '../src/app/app.tsx';
import { createQueryClient } from '../src/app/wiring/query-client.ts';
import { routes } from '../src/app/wiring/routes.tsx';
import { createStores } from '../src/app/wiring/stores.tsx';
import { welcomeFlag } from '../src/features/onboarding/welcome-flag.ts';
import { localDevice } from '../src/lib/device-storage.ts';
import { languageOf } from '../src/lib/language.ts';
import { testConfig } from './app-config.ts';
import { fakeTelegram } from './fake-telegram.ts';
import { openWorld, type Visitor } from './open-world.ts';

type Visit = Visitor & {
  path?: string;
  /** Whether the intro was continued on an earlier visit; it was unless said. */
  isWelcomed?: boolean;
  /** What is different in the environment. */
  config?: Partial<AppConfig>;
};

/** Opens the whole app at a path, as a person of the simulator, on a fresh mocked world. */
export async function renderApp(options: Visit = {}) {
  const { path = '/bold', isWelcomed = true, ...visit } = options;
  const { launch, mock, held } = await openWorld(visit);
  const telegram = fakeTelegram(launch);
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
  // The router restores scroll positions by key from a list that outlives the app, also one that an earlier test left.
  const entry = { ...parsePath(path), key: crypto.randomUUID() };
  const router = createMemoryRouter(routes, { initialEntries: [entry] });
  const screen = await render(<App {...{ config, telegram, stores, queries, router }} />);
  onTestFinished(async () => {
    stores.toasts.clear();
    // What waits would be asked for again when its time is over, in the world of another test.
    await queries.cancelQueries();
  });
  const { world, pay, control, hold, calls } = mock;
  const backend = { world, pay, control, hold, held, calls };
  return { screen, router, stores, telegram, queries, reports, ...backend };
}
