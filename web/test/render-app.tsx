import type { AppConfig } from '@bold/sdk';
import { languageOf } from '@bold/sdk/game';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import type { ProductEvent } from '../src/analytics/product-events.ts';
import { App } from '../src/app/app.tsx';
import { createQueryClient } from '../src/app/wiring/query-client.ts';
import { createStores } from '../src/app/wiring/stores.tsx';
import { welcomeFlag } from '../src/features/onboarding/welcome-flag.ts';
import { localDevice } from '../src/lib/device-storage.ts';
import type { Telegram } from '../src/telegram/telegram.ts';
import { testConfig } from './app-config.ts';
import { fakeTelegram } from './fake-telegram.ts';
import { openWorld, type Visitor } from './open-world.ts';
import { createTestRouter } from './test-router.tsx';

export type Visit = Visitor & {
  path?: string;
  /** True if the person has already passed the intro; true by default. */
  isWelcomed?: boolean;
  config?: Partial<AppConfig>;
  /** The fake Telegram's `fullScreen`. By default `undefined`, as in an old version of Telegram. */
  fullScreen?: Telegram['fullScreen'];
};

/** Resets the mock's data and opens the whole app at a path. The player is a person of the simulator. */
export async function renderApp(options: Visit = {}) {
  const { path = '/bold', isWelcomed = true, fullScreen, ...visit } = options;
  const { launch, mock, held } = await openWorld(visit);
  const telegram = { ...fakeTelegram(launch), fullScreen };
  if (isWelcomed) welcomeFlag(localDevice, launch.initData.user.id).set();
  const reports: ProductEvent[] = [];
  const config = { ...testConfig, ...visit.config };
  const analytics = (event: ProductEvent) => void reports.push(event);
  const stores = createStores(telegram, localDevice, { config, analytics });
  const queries = createQueryClient({
    expire: stores.session.expire,
    ban: stores.session.ban,
    toast: stores.toasts.show,
    language: languageOf(launch.initData.user.language_code),
  });
  const { router, Router } = createTestRouter(path);
  const screen = await render(<App {...{ config, telegram, stores, queries }} />, {
    wrapper: Router,
  });
  onTestFinished(async () => {
    stores.toasts.clear();
    // Cancels waiting queries, which would be requested later in the world of another test.
    await queries.cancelQueries();
  });
  const { world, pay, control, hold, calls } = mock;
  const backend = { world, pay, control, hold, held, calls };
  return { screen, router, stores, telegram, queries, reports, ...backend };
}
