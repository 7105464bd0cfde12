import { groupDigits } from '@bold/sdk/game';
import type { Catalogue } from '../../lib/language.ts';
import { tapWord } from '../../lib/tap-word.ts';
import { wentWrong } from '../../ui/toasts/went-wrong-text.ts';

const { en: wrong, ru: wrongRu } = wentWrong;

const en = {
  card: {
    telegram: (name: string) => `Telegram: ${name}`,
    instagram: (name: string) => `Instagram: ${name}`,
    twitter: (name: string) => `Twitter: ${name}`,
    custom: (host: string) => `Website: ${host}`,
    links: 'Links',
    taps: (count: number) => `${groupDigits(count)} ${tapWord('en', count)}`,
    unnamed: 'Nobody yet',
  },
  rows: {
    edit: 'Edit public profile',
    showUsername: 'Show Telegram username',
    noUsername: 'You have none in Telegram yet',
    longUsername: 'Yours is too long to be shown here',
    finances: 'Finances',
    vibration: 'Vibration',
    fullScreen: 'Full screen',
    aboutLevels: 'About levels',
    profile: 'Public profile',
    settings: 'Game',
  },
  registration: {
    title: 'Registration',
    lead: 'Who is climbing?',
    text: 'Pick the name that the world will see on the boards. You can change it later.',
    save: 'Continue',
  },
  fields: {
    displayName: 'Name',
    displayNameHint: 'Latin letters, digits, _ and -',
    reservedNameHint: 'bold_ and a digit is reserved',
    instagram: 'Instagram',
    twitter: 'Twitter',
    handleHint: 'Without the @',
    customLink: 'Link',
    customLinkHint: 'Your site, with or without https://',
    bio: 'Bio',
    country: 'Country',
    noCountry: 'Choose',
    save: 'Save',
  },
  validation: {
    required: 'Required field',
    nameTooLong: 'The name is too long',
    usernameTooLong: 'The username is too long',
    usernameInvalid: 'This username is invalid',
    linkTooLong: (max: number) => `Max link length is ${max} characters`,
    linkInvalid: 'This custom link is invalid',
    bioTooLong: 'The bio is too long',
    nameTaken: 'Name has existed',
    nameUnchecked: 'The name could not be checked.',
    checkAgain: 'Check again',
  },
  updated: { title: 'Successfully', description: 'Your profile has been updated' },
  notUpdated: wrong('Your profile has not been updated'),
  visibilityNotUpdated: wrong('Your username visibility has not been updated'),
};

const ru: typeof en = {
  card: {
    telegram: (name) => `Telegram: ${name}`,
    instagram: (name) => `Instagram: ${name}`,
    twitter: (name) => `Twitter: ${name}`,
    custom: (host) => `Сайт: ${host}`,
    links: 'Ссылки',
    taps: (count) => `${groupDigits(count)} ${tapWord('ru', count)}`,
    unnamed: 'Пока никто',
  },
  rows: {
    edit: 'Изменить публичный профиль',
    showUsername: 'Показывать мой ник из Telegram',
    noUsername: 'В Telegram его у вас пока нет',
    longUsername: 'Ваш слишком длинный, его нельзя показать здесь',
    finances: 'Финансы',
    vibration: 'Вибрация',
    fullScreen: 'Во весь экран',
    aboutLevels: 'Об уровнях',
    profile: 'Публичный профиль',
    settings: 'Игра',
  },
  registration: {
    title: 'Регистрация',
    lead: 'Кто идёт наверх?',
    text: 'Выберите имя, которое мир увидит в рейтинге. Потом его можно поменять.',
    save: 'Дальше',
  },
  fields: {
    displayName: 'Имя',
    displayNameHint: 'Латинские буквы, цифры, _ и -',
    reservedNameHint: 'bold_ и цифра зарезервированы',
    instagram: 'Instagram',
    twitter: 'Twitter',
    handleHint: 'Без знака @',
    customLink: 'Ссылка',
    customLinkHint: 'Ваш сайт, с https:// или без',
    bio: 'О себе',
    country: 'Страна',
    noCountry: 'Выбрать',
    save: 'Сохранить',
  },
  validation: {
    required: 'Обязательное поле',
    nameTooLong: 'Имя слишком длинное',
    usernameTooLong: 'Ник слишком длинный',
    usernameInvalid: 'Такое имя не подходит',
    linkTooLong: (max) => `Длина ссылки не больше ${max} символов`,
    linkInvalid: 'Такая ссылка не подходит',
    bioTooLong: 'Слишком длинно',
    nameTaken: 'Это имя уже занято',
    nameUnchecked: 'Не получилось проверить имя.',
    checkAgain: 'Проверить ещё раз',
  },
  updated: { title: 'Готово', description: 'Ваш профиль обновлён' },
  notUpdated: wrongRu('Ваш профиль не обновлён'),
  visibilityNotUpdated: wrongRu('Видимость ника не изменилась'),
};

export const usersText: Catalogue<typeof en> = { en, ru };

export type UsersTexts = typeof en;
