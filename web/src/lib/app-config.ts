import { requiredContext } from './required-context.ts';

/** What `/config.json` says about the environment: one build serves all of them (decisions §1). */
export interface AppConfig {
  readonly bot_url: string;
  /** `https://t.me/<bot>/<app>`, without a start parameter. */
  readonly app_url: string;
  readonly premium_bot_url: string;
  readonly payment_gateways: readonly string[];
  readonly analytics_url: string | null;
  readonly analytics_token: string | null;
  /** The only origin that may play the messenger around the app. */
  readonly host_origin: string;
  readonly product_analytics_key: string | null;
}

export const [AppConfigProvider, useAppConfig] = requiredContext<AppConfig>('AppConfig');

/**
 * Reads the environment's configuration from the app's own origin.
 * @throws Error when it does not answer with success
 */
export async function loadAppConfig(): Promise<AppConfig> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return response.json();
}
