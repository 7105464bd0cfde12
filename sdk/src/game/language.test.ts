import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.each([
  ['ru', 'ru'],
  ['ru-RU', 'ru'],
  ['RU', 'ru'],
  ['en', 'en'],
  ['pt-br', 'en'],
  ['rus', 'en'],
  ['', 'en'],
  [null, 'en'],
  [undefined, 'en'],
])('Telegram’s language code %s selects %s', (code, language) => {
  expect(languageOf(code)).toBe(language);
});
