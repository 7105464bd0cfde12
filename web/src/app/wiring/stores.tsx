import type { AppConfig } from '@bold/sdk';
import { languageOf } from '@bold/sdk/game';
import { type LiveConnection, realSchedule } from '@bold/sdk/live';
import type { ReactNode } from 'react';
import type { ProductAnalytics } from '../../analytics/product-events.ts';
import { ProductReporter } from '../../analytics/product-reporter.ts';
import { TapHint } from '../../features/taps/store/tap-hint.ts';
import { TapStore } from '../../features/taps/store/tap-store.ts';
import { TapStoreProvider } from '../../features/taps/store/tap-store-context.tsx';
import { tapsText } from '../../features/taps/taps-text.ts';
import { FullScreenStore } from '../../features/users/full-screen-store.ts';
import { VibrationStore } from '../../features/users/vibration-store.ts';
import { basePath } from '../../lib/base-path.ts';
import type { DeviceStorage } from '../../lib/device-storage.ts';
import { requiredContext } from '../../lib/required-context.ts';
import { playerConnection } from '../../live/player-connection.ts';
import type { Telegram } from '../../telegram/telegram.ts';
import { ToastStore } from '../../ui/toasts/toast-store.ts';
import { ToastsProvider } from '../../ui/toasts/toasts-context.ts';
import { lazyPayments, type OpenPayments } from './lazy-payments.ts';
import { createBalanceRefresh } from './refresh-balance.ts';
import { refreshWhenOpened } from './refresh-when-opened.ts';
import { SessionStore } from './session-store.ts';

/** The stores and services of the app. The server's data is in the query cache instead. */
export type Stores = {
  readonly session: SessionStore;
  readonly toasts: ToastStore;
  readonly taps: TapStore;
  readonly openPayments: OpenPayments;
  readonly product: ProductReporter;
  readonly vibration: VibrationStore;
  readonly fullScreen: FullScreenStore;
  readonly connection: LiveConnection;
};

const [StoresContext, useStores] = requiredContext<Stores>('Stores');

export { useStores };

/**
 * Creates the stores of one player. Does not open the live connection.
 * @param device the storage of unacknowledged batches, waiting payments and settings
 */
export function createStores(
  telegram: Telegram,
  device: DeviceStorage,
  { config, analytics }: { config: AppConfig; analytics: ProductAnalytics },
): Stores {
  const { rawInitData, initData, isFullScreen } = telegram.launch;
  const telegramId = initData.user.id;
  const session = new SessionStore(rawInitData);
  const toasts = new ToastStore(realSchedule);
  const connection = playerConnection({
    baseUrl: `${basePath}/api`,
    initData: () => rawInitData,
    telegramId,
    device,
  });
  const vibration = new VibrationStore({
    device,
    haptic: (impact) => telegram.haptic(impact),
    telegramId,
  });
  const fullScreen = new FullScreenStore({
    device,
    host: telegram.fullScreen,
    isFullScreen,
    telegramId,
    schedule: realSchedule,
  });
  const taps = new TapStore({
    connection,
    toast: (message) => toasts.show(message),
    texts: tapsText[languageOf(initData.user.language_code)],
    haptic: () => vibration.vibrate('soft'),
    schedule: realSchedule,
    hint: new TapHint(device, telegramId),
  });
  const refreshBalance = createBalanceRefresh(taps);
  refreshWhenOpened(connection, refreshBalance, realSchedule);
  connection.subscribe(({ type }) => {
    // The app must be opened again (decisions §3).
    if (type === 'expired') session.expire();
    if (type === 'banned') session.ban();
  });
  const product = new ProductReporter(analytics);
  const parts = { config, telegram, connection, taps, toasts, product, refreshBalance, device };
  const openPayments = lazyPayments(parts);
  return { session, toasts, taps, openPayments, product, vibration, fullScreen, connection };
}

/** Provides all stores to screens, and only the toasts and the tap store to features. */
export function StoresProvider({ stores, children }: { stores: Stores; children: ReactNode }) {
  return (
    <StoresContext value={stores}>
      <ToastsProvider value={stores.toasts}>
        <TapStoreProvider value={stores.taps}>{children}</TapStoreProvider>
      </ToastsProvider>
    </StoresContext>
  );
}
