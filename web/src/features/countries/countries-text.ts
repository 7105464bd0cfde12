import { type Catalogue, pluralForm } from '../../lib/language.ts';
import { wentWrong } from '../../ui/toasts/went-wrong-text.ts';

const { en: wrong, ru: wrongRu } = wentWrong;

const en = {
  step: 'Select country',
  search: 'Search',
  clear: 'Clear the search',
  list: 'Countries',
  found: (count: number) =>
    `${count} ${pluralForm('en', count, { one: 'country', other: 'countries' })}`,
  none: 'No country is called that',
  failed: 'Data error',
  refresh: 'Refresh countries',
  updated: { title: 'Successfully', description: 'Your country has been updated' },
  notUpdated: wrong('Your profile has not been updated'),
};

const ru: typeof en = {
  step: 'Выбор страны',
  search: 'Поиск',
  clear: 'Очистить поиск',
  list: 'Страны',
  found: (count) =>
    `${count} ${pluralForm('ru', count, { one: 'страна', few: 'страны', other: 'стран' })}`,
  none: 'Такой страны нет',
  failed: 'Ошибка данных',
  refresh: 'Обновить страны',
  updated: { title: 'Готово', description: 'Ваша страна обновлена' },
  notUpdated: wrongRu('Ваш профиль не обновлён'),
};

export const countriesText: Catalogue<typeof en> = { en, ru };
