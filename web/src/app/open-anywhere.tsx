import type { AppConfig } from '@bold/sdk';
import { languageOf } from '@bold/sdk/game';
import type { ReactNode } from 'react';
import { UnsupportedPage } from '../features/onboarding/unsupported-page.tsx';
import { LaunchParametersError } from '../telegram/launch-errors.ts';
import {
  type LaunchSources,
  retrieveLaunchParameters,
} from '../telegram/retrieve-launch-parameters.ts';
import { openApp } from './open-app.tsx';
import { InLanguage } from './wiring/in-language.tsx';

/** Creates the app, or `UnsupportedPage` if no source has valid launch parameters (spec §2, decisions §10 LAUNCH). */
export function openAnywhere(config: AppConfig, sources: LaunchSources): ReactNode {
  try {
    return openApp(retrieveLaunchParameters(sources), config);
  } catch (error) {
    if (!(error instanceof LaunchParametersError)) throw error;
    // Logs the error of each source, which is the only hint when launch parameters cannot be parsed.
    console.warn(error, ...error.errors);
    return (
      <InLanguage language={languageOf(navigator.language)}>
        <UnsupportedPage botUrl={config.bot_url} />
      </InLanguage>
    );
  }
}
