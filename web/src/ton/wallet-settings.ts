import type { AppConfig } from '@bold/sdk';
import { useMemo } from 'react';
import { useAppConfig } from '../lib/app-config.ts';
import { type Language, useLanguage } from '../lib/language.ts';

/** What connecting a wallet depends on. */
export type WalletSettings = {
  /** The list of wallets to choose from. */
  readonly walletsUrl: string;
  /** The network that a wallet must live on, by TON's id. */
  readonly network: AppConfig['ton_network'];
  readonly language: Language;
  /** Where a wallet inside the messenger leads back to. */
  readonly returnUrl: string;
};

/** The environment's settings; null where its operator lets nobody connect a wallet. */
export function walletSettings(config: AppConfig, language: Language): WalletSettings | null {
  const { wallets_url: walletsUrl, ton_network: network, app_url: returnUrl } = config;
  return walletsUrl === null ? null : { walletsUrl, network, language, returnUrl };
}

/** The settings of the app around. */
export function useWalletSettings(): WalletSettings | null {
  const config = useAppConfig();
  const language = useLanguage();
  return useMemo(() => walletSettings(config, language), [config, language]);
}
