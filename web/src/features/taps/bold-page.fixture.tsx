import type { User } from '@bold/sdk';
import { getGetMeResponseMock, getListLevelsResponseMock } from '@bold/sdk/msw';
import { getGetMeQueryKey } from '@bold/sdk/query';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import { fakeTelegram } from '../../../test/fake-telegram.ts';
import { launchOf } from '../../../test/launch-of.ts';
import { TelegramProvider } from '../../telegram/telegram-context.ts';
import { BoldPage } from './bold-page.tsx';
import { startTapStore } from './tap-store.fixture.ts';
import { TapStoreProvider } from './tap-store-context.tsx';

interface OpenOptions {
  available?: number;
  total?: number;
  isBonusTaken?: boolean;
  platform?: string;
  localTaps?: number;
}

/** Opens the tap screen of a player with the contract's levels; nothing of it reaches a network. */
export async function openBoldPage(options: OpenOptions = {}) {
  const { available = 99, total = 0, isBonusTaken = true, platform = 'tdesktop' } = options;
  const player = startTapStore({ localTaps: options.localTaps ?? 0 });
  player.store.learnLevels(getListLevelsResponseMock());
  player.store.seed({ available, total }, 1);
  const telegram = fakeTelegram(await launchOf({ platform }));
  const me: User = { ...getGetMeResponseMock(), is_bonus_taken: isBonusTaken };
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(getGetMeQueryKey(), me);
  const router = createMemoryRouter([
    {
      path: '/',
      element: <BoldPage giftButton={<button type="button">Nice</button>} />,
    },
    { path: '*', element: <p>Another page</p> },
  ]);
  const screen = await render(
    <QueryClientProvider client={queries}>
      <TelegramProvider value={telegram}>
        <TapStoreProvider value={player.store}>
          <div style={{ display: 'flex', flexDirection: 'column', height: '100vh' }}>
            <RouterProvider router={router} />
          </div>
        </TapStoreProvider>
      </TelegramProvider>
    </QueryClientProvider>,
  );
  return { ...player, screen, router };
}

/** A finger that comes down somewhere on an element. */
export function touch(element: Element, pointerId: number, x: number, y: number): void {
  const { left, top } = element.getBoundingClientRect();
  const down = { pointerId, pointerType: 'touch', button: 0, bubbles: true, cancelable: true };
  element.dispatchEvent(
    new PointerEvent('pointerdown', { ...down, clientX: left + x, clientY: top + y }),
  );
}

/** Once everything that waited for the next frame has run, and before it is painted. */
export function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
