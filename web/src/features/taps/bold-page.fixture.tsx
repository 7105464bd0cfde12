import {
  getGetMeQueryOptions,
  getGetMyTapsQueryOptions,
  getListLevelsQueryOptions,
} from '@bold/sdk/query';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Route, Routes } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import { fakeTelegram } from '../../../test/fake-telegram.ts';
import { memoryDevice } from '../../../test/memory-device.ts';
import { openWorld } from '../../../test/open-world.ts';
import { createTestRouter } from '../../../test/test-router.tsx';
import { TelegramProvider } from '../../telegram/telegram-context.ts';
import { BoldPage } from './bold-page.tsx';
import { startTapStore } from './store/tap-store.fixture.ts';
import { TapStoreProvider } from './store/tap-store-context.tsx';

type OpenOptions = {
  available?: number;
  total?: number;
  isBonusTaken?: boolean;
  platform?: string;
  localTaps?: number;
};

/** Opens the tap screen with data of the mock. The screen has no live connection, so the mock receives no taps. */
export async function openBoldPage(options: OpenOptions = {}) {
  const { available = 99, total = 0, isBonusTaken = true, platform = 'tdesktop' } = options;
  const { launch } = await openWorld({
    platform,
    player: { availableTaps: available, totalTaps: total, isBonusTaken },
  });
  const telegram = fakeTelegram(launch);
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const [levels, taps] = await Promise.all([
    queries.fetchQuery(getListLevelsQueryOptions()),
    queries.fetchQuery(getGetMyTapsQueryOptions()),
    queries.fetchQuery(getGetMeQueryOptions()),
  ]);
  const device = memoryDevice();
  device.write('bold.local-taps.1', String(options.localTaps ?? 0));
  const player = startTapStore({ device });
  player.store.setLevels(levels);
  player.store.seed({ available: taps.available_taps, total: taps.total_taps }, 1);
  const { router, Router } = createTestRouter();
  const page = <BoldPage giftButton={<button type="button">Nice</button>} />;
  const screen = await render(
    <QueryClientProvider client={queries}>
      <TelegramProvider value={telegram}>
        <TapStoreProvider value={player.store}>
          <div style={{ display: 'flex', flexDirection: 'column', height: '100vh' }}>
            <Routes>
              <Route path="/" element={page} />
              <Route path="*" element={<p>Another page</p>} />
            </Routes>
          </div>
        </TapStoreProvider>
      </TelegramProvider>
    </QueryClientProvider>,
    { wrapper: Router },
  );
  return { ...player, screen, router };
}

/** Dispatches a pointerdown at a position on an element. */
export function touch(element: Element, pointerId: number, x: number, y: number): void {
  const { left, top } = element.getBoundingClientRect();
  const down = { pointerId, pointerType: 'touch', button: 0, bubbles: true, cancelable: true };
  element.dispatchEvent(
    new PointerEvent('pointerdown', { ...down, clientX: left + x, clientY: top + y }),
  );
}

/** Resolves in the next frame, after all animation frame callbacks that were requested earlier. */
export function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
