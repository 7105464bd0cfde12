import { type Language, languageOf } from '../../lib/language.ts';
import {
  type LaunchSources,
  retrieveLaunchParameters,
} from '../../telegram/retrieve-launch-parameters.ts';

/**
 * Returns the language of the error view for an app that cannot start. If the launch parameters cannot be parsed, this
 * is the browser's language, otherwise Telegram's language.
 */
export function firstLanguage(sources: LaunchSources, browserLanguage: string): Language {
  try {
    return languageOf(retrieveLaunchParameters(sources).initData.user.language_code);
  } catch {
    return languageOf(browserLanguage);
  }
}
