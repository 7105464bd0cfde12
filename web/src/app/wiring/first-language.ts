import { type Language, languageOf } from '../../lib/language.ts';
import {
  type LaunchSources,
  retrieveLaunchParameters,
} from '../../telegram/retrieve-launch-parameters.ts';

/**
 * Returns the language of the page before the app has loaded: Telegram's, or the browser's if Telegram's cannot be
 * read.
 */
export function firstLanguage(sources: LaunchSources, browserLanguage: string): Language {
  try {
    return languageOf(retrieveLaunchParameters(sources).initData.user.language_code);
  } catch {
    return languageOf(browserLanguage);
  }
}
