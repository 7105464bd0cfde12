import type { AppConfig } from '@bold/sdk';
import { basePath } from './base-path.ts';
import { requestTimeout } from './request-timeout.ts';
import { requiredContext } from './required-context.ts';

export const [AppConfigProvider, useAppConfig] = requiredContext<AppConfig>('AppConfig');

/** Loads `/config.json`. Throws an error if the response is not successful or does not arrive in time. */
export async function loadAppConfig(): Promise<AppConfig> {
  const response = await fetch(`${basePath}/config.json`, {
    signal: requestTimeout(),
  });
  if (!response.ok) throw new Error(`/config.json responded with ${response.status}`);
  return response.json() as Promise<AppConfig>;
}
