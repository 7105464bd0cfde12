import { type ReactNode, useEffect } from 'react';
import { type Language, LanguageProvider } from '../../lib/language.ts';

/** Everything inside is written in one language, and the page says so. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  useEffect(() => {
    // What reads the page aloud must know how to pronounce it.
    document.documentElement.lang = language;
  }, [language]);
  return <LanguageProvider value={language}>{children}</LanguageProvider>;
}
