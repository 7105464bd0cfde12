import type { AppConfig } from '@bold/sdk';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { AppConfigProvider } from '../lib/app-config.ts';
import { languageOf } from '../lib/language.ts';
import type { Telegram } from '../telegram/telegram.ts';
import { TelegramProvider } from '../telegram/telegram-context.ts';
import { InLanguage } from './wiring/in-language.tsx';
import { type Stores, StoresProvider } from './wiring/stores.tsx';

/** The parts that `App` needs. They belong to one launch and its player. */
export type AppParts = {
  readonly config: AppConfig;
  readonly telegram: Telegram;
  readonly stores: Stores;
  readonly queries: QueryClient;
  readonly router: ComponentProps<typeof RouterProvider>['router'];
};

/** Renders the whole app inside Telegram. */
export function App({ config, telegram, stores, queries, router }: AppParts) {
  const language = languageOf(telegram.launch.initData.user.language_code);
  useEffect(() => telegram.ready(), [telegram]);
  return (
    <AppConfigProvider value={config}>
      <TelegramProvider value={telegram}>
        <InLanguage language={language}>
          <QueryClientProvider client={queries}>
            <StoresProvider stores={stores}>
              <RouterProvider router={router} />
            </StoresProvider>
          </QueryClientProvider>
        </InLanguage>
      </TelegramProvider>
    </AppConfigProvider>
  );
}
