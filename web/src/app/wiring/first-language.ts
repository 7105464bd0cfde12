import { type Language, languageOf } from '@bold/sdk/game';
import {
  type LaunchSources,
  retrieveLaunchParameters,
} from '../../telegram/retrieve-launch-parameters.ts';

/** Returns Telegram's language, or the browser's language if the launch parameters cannot be parsed. */
export function firstLanguage(sources: LaunchSources, browserLanguage: string): Language {
  try {
    return languageOf(retrieveLaunchParameters(sources).initData.user.language_code);
  } catch {
    return languageOf(browserLanguage);
  }
}
