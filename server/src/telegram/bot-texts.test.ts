import { expect, test } from 'vitest';
import { botTexts, botTextsFor } from './bot-texts.ts';

test.each([
  ['ru', 'ru'],
  ['ru-RU', 'ru'],
  ['en', 'en'],
  ['rue', 'en'],
  ['pt-BR', 'en'],
  [undefined, 'en'],
  [null, 'en'],
] as const)('the language %s is answered in %s', (code, language) => {
  expect(botTextsFor(code)).toBe(botTexts[language]);
});

test('every word is within what the Bot API takes', () => {
  for (const words of Object.values(botTexts)) {
    for (const text of Object.values(words.commands)) expect(text.length).toBeLessThanOrEqual(256);
    for (const text of Object.values(words.refusals)) expect(text.length).toBeLessThanOrEqual(200);
    const { title, description } = words.invoice(400_000);
    expect(title.length).toBeLessThanOrEqual(32);
    expect(description.length).toBeLessThanOrEqual(255);
    expect(words.terms(21).length).toBeLessThanOrEqual(4096);
    expect(words.paySupport('https://t.me/x').length).toBeLessThanOrEqual(4096);
  }
});
