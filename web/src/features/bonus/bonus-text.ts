import type { Catalogue } from '../../lib/language.ts';
import { wentWrong } from '../../ui/toasts/went-wrong-text.ts';

const { en: wrong, ru: wrongRu } = wentWrong;

const en = {
  take: 'Nice',
  failed: wrong('Try to activate your gift again'),
};

const ru: typeof en = {
  take: 'Отлично',
  failed: wrongRu('Попробуйте получить подарок ещё раз'),
};

export const bonusText: Catalogue<typeof en> = { en, ru };
