import type { Language } from '@bold/sdk/game';
import { type Translations, translate } from './language.ts';

const titles: Translations = {
  ru: {
    White: 'Белый',
    Pink: 'Розовый',
    Red: 'Красный',
    Orange: 'Оранжевый',
    Yellow: 'Жёлтый',
    Green: 'Зелёный',
    Blue: 'Синий',
    Violet: 'Фиолетовый',
    Gold: 'Золотой',
    Black: 'Чёрный',
  },
};

/** Translates a level's title. A title that an operator has edited is not translated. */
export function levelTitle(level: { title: string }, language: Language): string {
  return translate(level.title, language, titles);
}
