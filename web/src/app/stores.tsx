import { type LiveConnection, realSchedule } from '@bold/sdk/live';
import type { ReactNode } from 'react';
import { localTapsOf } from '../features/taps/local-taps.ts';
import { TapStore } from '../features/taps/tap-store.ts';
import { TapStoreProvider } from '../features/taps/tap-store-context.tsx';
import type { DeviceStorage } from '../lib/device-storage.ts';
import { requiredContext } from '../lib/required-context.ts';
import { playerConnection } from '../live/player-connection.ts';
import { listenToTaps } from '../live/tap-listener.ts';
import type { Telegram } from '../telegram/telegram.ts';
import { ToastStore } from '../ui/toasts/toast-store.ts';
import { ToastsProvider } from '../ui/toasts/toasts-context.ts';
import { SessionStore } from './session-store.ts';

/** Everything that lives as long as the app does and is not the server's. */
export interface Stores {
  readonly session: SessionStore;
  readonly toasts: ToastStore;
  readonly taps: TapStore;
  readonly connection: LiveConnection;
}

const [StoresContext, useStores] = requiredContext<Stores>('Stores');

export { useStores };

/**
 * Creates the stores of one player. They get functions, not each other, and nothing is connected yet.
 * @param device where unheard taps outlive the app
 */
export function createStores(telegram: Telegram, device: DeviceStorage): Stores {
  const { rawInitData, initData } = telegram.launch;
  const telegramId = initData.user.id;
  const session = new SessionStore();
  const toasts = new ToastStore(realSchedule);
  const connection = playerConnection({
    baseUrl: '/api',
    initData: () => rawInitData,
    telegramId,
    device,
  });
  const taps = new TapStore({
    send: (batch) => {
      connection.sendMessage(batch);
      return connection.isOpen;
    },
    toast: (message) => toasts.show(message),
    haptic: () => telegram.haptic('soft'),
    schedule: realSchedule,
    localTaps: localTapsOf(device, telegramId),
  });
  listenToTaps(connection, {
    keep: taps.keep,
    settle: taps.settle,
    hear: taps.hear,
    expire: session.expire,
  });
  return { session, toasts, taps, connection };
}

/** Gives each feature the store that is its own; a feature never sees the others. */
export function StoresProvider({ stores, children }: { stores: Stores; children: ReactNode }) {
  return (
    <StoresContext value={stores}>
      <ToastsProvider value={stores.toasts}>
        <TapStoreProvider value={stores.taps}>{children}</TapStoreProvider>
      </ToastsProvider>
    </StoresContext>
  );
}
