import type { Catalogue } from '../../lib/language.ts';

const en = {
  link: {
    title: 'Your referral link',
    text: 'Whoever comes through it is yours for good.',
    copy: 'Copy link',
  },
  failed: 'Something went wrong',
  again: 'Try again',
};

const ru: typeof en = {
  link: {
    title: 'Ваша ссылка',
    text: 'Кто придёт по ней, останется вашим навсегда.',
    copy: 'Скопировать ссылку',
  },
  failed: 'Что-то пошло не так',
  again: 'Ещё раз',
};

export const referralsText: Catalogue<typeof en> = { en, ru };
