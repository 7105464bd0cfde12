/** The languages of the app and of the bot's messages. All are written from left to right. */
export const languages = ['en', 'ru'] as const;

export type Language = (typeof languages)[number];

/**
 * Returns the language for an IETF language code of Telegram, such as `ru` or `pt-br`; English by default.
 * @example
 * languageOf('ru-RU'); // 'ru'
 */
export function languageOf(code: string | null | undefined): Language {
  const primary = code?.toLowerCase().split('-')[0];
  return languages.find((language) => language === primary) ?? 'en';
}
