import type { Catalogue } from '../lib/language.ts';
import { ordinal, russianOrdinal } from '../lib/ordinal.ts';

const en = {
  titles: {
    bold: 'Bold',
    profile: 'Profile',
    edit: 'Edit profile',
    country: 'Select your country',
    finances: 'Finances',
    editWallet: 'Edit TON address',
    levels: 'About levels',
    leaderboard: 'World leaderboard',
    user: 'Player',
    payments: 'Buy taps',
    customPayment: 'Custom amount',
  },
  back: 'Back',
  profile: 'Profile',
  share: 'Share',
  leaderboard: 'Leaderboard',
  /** For example "1st in the World" or "1 204th in the World". */
  rank: (rank: number) => `${ordinal(rank)} in the World`,
  linkCopied: { title: 'Link was copied' },
  sendLink: 'Send to a chat',
  linkNotCopied: {
    title: "Link wasn't copied",
    description: 'Your Telegram version is not supported',
  },
};

const ru: typeof en = {
  titles: {
    bold: 'Bold',
    profile: 'Профиль',
    edit: 'Изменить профиль',
    country: 'Выберите страну',
    finances: 'Финансы',
    editWallet: 'Изменить адрес TON',
    levels: 'Об уровнях',
    leaderboard: 'Мировой рейтинг',
    user: 'Игрок',
    payments: 'Купить тапы',
    customPayment: 'Своё количество',
  },
  back: 'Назад',
  profile: 'Профиль',
  share: 'Поделиться',
  leaderboard: 'Рейтинг',
  rank: (rank) => `${russianOrdinal(rank)} место в мире`,
  linkCopied: { title: 'Ссылка скопирована' },
  sendLink: 'Отправить в чат',
  linkNotCopied: {
    title: 'Ссылка не скопирована',
    description: 'Ваша версия Telegram не поддерживается',
  },
};

/** Texts of the header and of sharing. */
export const appText: Catalogue<typeof en> = { en, ru };

export type AppTexts = typeof en;
