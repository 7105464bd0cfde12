import type { AppConfig } from '@bold/sdk';
import type { ReactNode } from 'react';
import { UnsupportedPage } from '../features/onboarding/unsupported-page.tsx';
import { languageOf } from '../lib/language.ts';
import { LaunchParametersError } from '../telegram/launch-errors.ts';
import {
  type LaunchSources,
  retrieveLaunchParameters,
} from '../telegram/retrieve-launch-parameters.ts';
import { openApp } from './open-app.tsx';
import { InLanguage } from './wiring/in-language.tsx';

/**
 * Opens the app, or outside Telegram the unsupported page at every address (spec §2, decisions §10 LAUNCH): without
 * launch parameters no player can be identified.
 */
export function openAnywhere(config: AppConfig, sources: LaunchSources): ReactNode {
  try {
    return openApp(retrieveLaunchParameters(sources), config);
  } catch (error) {
    if (!(error instanceof LaunchParametersError)) throw error;
    // With the error of each source: they are the only hint when launch parameters are read wrongly.
    console.warn(error, ...error.errors);
    return (
      <InLanguage language={languageOf(navigator.language)}>
        <UnsupportedPage botUrl={config.bot_url} />
      </InLanguage>
    );
  }
}
