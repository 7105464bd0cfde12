import type { Language } from '@bold/sdk/game';
import { type ReactNode, useEffect } from 'react';
import { LanguageProvider } from '../../lib/language.ts';

/** Sets the language of the page and of all texts inside `children`. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  useEffect(() => {
    // Screen readers need it for the pronunciation.
    document.documentElement.lang = language;
  }, [language]);
  return <LanguageProvider value={language}>{children}</LanguageProvider>;
}
