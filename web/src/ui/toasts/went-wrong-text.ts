import type { Catalogue } from '../../lib/language.ts';
import type { ToastMessage } from './toast-store.ts';

/** Returns the toast of a failure that has the usual title (spec §8). */
export const wentWrong: Catalogue<(description: string) => ToastMessage> = {
  en: (description) => ({ title: 'Something went wrong', description }),
  ru: (description) => ({ title: 'Что-то пошло не так', description }),
};
