import type { Catalogue } from '../../lib/language.ts';

const en = {
  take: 'Nice',
  failed: {
    title: 'Something went wrong',
    description: 'Try to activate your gift again',
  },
};

const ru: typeof en = {
  take: 'Отлично',
  failed: {
    title: 'Что-то пошло не так',
    description: 'Попробуйте получить подарок ещё раз',
  },
};

export const bonusText: Catalogue<typeof en> = { en, ru };
