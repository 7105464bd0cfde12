import { people } from '@bold/mock/telegram';
import { type Language, languageOf } from '@bold/sdk/game';

/** Returns the first person of the simulator whose Telegram has this language. */
export function readerOf(language: Language) {
  const reader = people.find(({ user }) => languageOf(user.language_code) === language);
  if (!reader) throw new Error(`No person of the simulator has the language ${language}`);
  return reader;
}
