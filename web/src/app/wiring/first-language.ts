import { type Language, languageOf } from '../../lib/language.ts';
import {
  type LaunchSources,
  retrieveLaunchParameters,
} from '../../telegram/retrieve-launch-parameters.ts';

/**
 * Returns Telegram's language, for the page until the app has loaded. If it cannot be read, returns the browser's
 * language.
 */
export function firstLanguage(sources: LaunchSources, browserLanguage: string): Language {
  try {
    return languageOf(retrieveLaunchParameters(sources).initData.user.language_code);
  } catch {
    return languageOf(browserLanguage);
  }
}
