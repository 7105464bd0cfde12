import { type Language, languageOf } from '../../lib/language.ts';
import {
  type LaunchSources,
  retrieveLaunchParameters,
} from '../../telegram/retrieve-launch-parameters.ts';

/**
 * The language of what is shown before the app is: the messenger's, or where it says nothing that can be
 * read, the browser's.
 */
export function firstLanguage(sources: LaunchSources, browserLanguage: string): Language {
  try {
    return languageOf(retrieveLaunchParameters(sources).initData.user.language_code);
  } catch {
    return languageOf(browserLanguage);
  }
}
