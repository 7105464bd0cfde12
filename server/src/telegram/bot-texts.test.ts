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
    expect(texts.unread(readConfig({})).length).toBeLessThanOrEqual(4096);
    expect(texts.paySupport(readConfig({})).length).toBeLessThanOrEqual(4096);
  }
});

test.each([
  ['en', /comment or the hash of the transfer/],
  ['ru', /комментарий или хеш перевода/],
] as const)(
  '/paysupport asks for the transfer only if players can pay with TON: %s',
  (language, text) => {
    const { paySupport } = botTexts[language];
    expect(paySupport(readConfig({ PAYMENT_GATEWAYS: 'stars,ton' }))).toMatch(text);
    expect(paySupport(readConfig({ PAYMENT_GATEWAYS: 'stars' }))).not.toMatch(text);
  },
);

test.each([
  ['en', /\) and your wallet has not changed for 14 days, or 7 if it is verified/],
  ['ru', /\) и кошелёк не менялся столько дней: 14 \(если он подтверждён — 7\)/],
] as const)(
  '/terms adds the days of a wallet, or of a verified one, to the age of a reward: %s',
  (language, text) => {
    expect(botTexts[language].terms(readConfig({}))).toMatch(text);
  },
);

test('no long Russian text has an English word', () => {
  const { paySupport, terms, unread, walletChanged, start } = botTexts.ru;
  const config = readConfig({ PAYMENT_GATEWAYS: 'stars,ton' });
  const texts = [start, walletChanged(null, config)].concat(
    [paySupport, terms, unread].map((text) => text(config)),
  );
  const words =
    texts
      .join(' ')
      .replaceAll(/https:\S*|\/\w+/g, '')
      .match(/[A-Za-z]+/g) ?? [];
  expect(words.filter((word) => !['Bold', 'TON'].includes(word))).toEqual([]);
});

test('/paysupport and /terms say that taps repay those that a refund took', () => {
  const { en, ru } = botTexts;
  const config = readConfig({});
  expect(en.paySupport(config)).toContain('what you buy replaces those first');
  expect(en.terms(config)).toContain('the taps that you get later replace them first');
  expect(ru.paySupport(config)).toContain('покупки сначала возмещают их');
  expect(ru.terms(config)).toContain('тапы, полученные позже, сначала возмещают их');
});
