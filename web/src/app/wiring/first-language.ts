import { type Language, languageOf } from '../../lib/language.ts';
import {
  type LaunchSources,
  retrieveLaunchParameters,
} from '../../telegram/retrieve-launch-parameters.ts';

/**
 * Returns the language of the page until the app has loaded. This is Telegram's language or, if it cannot be read, the
 * browser's language.
 */
export function firstLanguage(sources: LaunchSources, browserLanguage: string): Language {
  try {
    return languageOf(retrieveLaunchParameters(sources).initData.user.language_code);
  } catch {
    return languageOf(browserLanguage);
  }
}
