import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { botTexts, botTextsFor } from './bot-texts.ts';

test.each([
  ['ru', 'ru'],
  ['ru-RU', 'ru'],
  ['en', 'en'],
  ['rue', 'en'],
  ['pt-BR', 'en'],
  [undefined, 'en'],
  [null, 'en'],
] as const)('the language code %s gets texts in %s', (code, language) => {
  expect(botTextsFor(code)).toBe(botTexts[language]);
});

test('every text is within the limits of the Bot API', () => {
  for (const texts of Object.values(botTexts)) {
    for (const text of Object.values(texts.commands)) expect(text.length).toBeLessThanOrEqual(256);
    for (const text of Object.values(texts.refusals)) expect(text.length).toBeLessThanOrEqual(200);
    for (const text of Object.values(texts.share)) expect(text.length).toBeLessThanOrEqual(4096);
    const { title, description } = texts.invoice(400_000);
    expect(title.length).toBeLessThanOrEqual(32);
    expect(description.length).toBeLessThanOrEqual(255);
    expect(texts.terms(readConfig({})).length).toBeLessThanOrEqual(4096);
    expect(texts.walletChanged('U'.repeat(48), readConfig({})).length).toBeLessThanOrEqual(4096);
    expect(texts.paySupport('https://t.me/x').length).toBeLessThanOrEqual(4096);
  }
});
