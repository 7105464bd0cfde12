import type { AppConfig } from '@bold/sdk';
import type { Language } from '@bold/sdk/game';
import { useMemo } from 'react';
import { useAppConfig } from '../lib/app-config.ts';
import { useLanguage } from '../lib/language.ts';
import type { Telegram } from '../telegram/telegram.ts';
import { useTelegram } from '../telegram/telegram-context.ts';

export type WalletSettings = {
  /** The URL of the list of wallets. */
  readonly walletsUrl: string;
  /** TON's id of the network that a wallet must use. */
  readonly network: AppConfig['ton_network'];
  readonly language: Language;
  /** The URL that a wallet inside Telegram opens to bring the player back to the app. */
  readonly returnUrl: string;
  readonly telegramId: number;
  readonly interceptBack: Telegram['interceptBack'];
};

/** Returns the settings for connecting a wallet; null if the configuration has no list of wallets. */
export function walletSettings(
  config: AppConfig,
  player: Pick<WalletSettings, 'language' | 'telegramId' | 'interceptBack'>,
): WalletSettings | null {
  const { wallets_url: walletsUrl, ton_network: network, app_url: returnUrl } = config;
  return walletsUrl === null ? null : { ...player, walletsUrl, network, returnUrl };
}

/** Returns the player's wallet settings; null if the configuration has no list of wallets. */
export function useWalletSettings(): WalletSettings | null {
  const config = useAppConfig();
  const language = useLanguage();
  const { launch, interceptBack } = useTelegram();
  const { id: telegramId } = launch.initData.user;
  return useMemo(
    () => walletSettings(config, { language, telegramId, interceptBack }),
    [config, language, telegramId, interceptBack],
  );
}
