import type { AppConfig } from '@bold/sdk';
import { languageOf } from '@bold/sdk/game';
import { focusManager, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRoutes } from 'react-router-dom';
import { AppConfigProvider } from '../lib/app-config.ts';
import type { Telegram } from '../telegram/telegram.ts';
import { TelegramProvider } from '../telegram/telegram-context.ts';
import { useFocusFallback } from './layout/use-focus-fallback.ts';
import { InLanguage } from './wiring/in-language.tsx';
import { routes } from './wiring/routes.tsx';
import { type Stores, StoresProvider } from './wiring/stores.tsx';

/** The dependencies of `App`, for one launch by one player. */
export type AppParts = {
  readonly config: AppConfig;
  readonly telegram: Telegram;
  readonly stores: Stores;
  readonly queries: QueryClient;
};

/** Renders the page of the current path inside the app's providers. Must be rendered inside a router. */
export function App({ config, telegram, stores, queries }: AppParts) {
  const language = languageOf(telegram.launch.initData.user.language_code);
  const page = useRoutes(routes);
  useEffect(() => telegram.ready(), [telegram]);
  useEffect(
    () =>
      telegram.onVisibility((isVisible) => {
        // Sets no state of the library, which still asks the document whether the page is visible.
        if (isVisible) focusManager.onFocus();
      }),
    [telegram],
  );
  useFocusFallback();
  return (
    <AppConfigProvider value={config}>
      <TelegramProvider value={telegram}>
        <InLanguage language={language}>
          <QueryClientProvider client={queries}>
            <StoresProvider stores={stores}>{page}</StoresProvider>
          </QueryClientProvider>
        </InLanguage>
      </TelegramProvider>
    </AppConfigProvider>
  );
}
