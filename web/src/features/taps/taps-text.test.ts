import { expect, test } from 'vitest';
import { noticeTexts, tapsText } from './taps-text.ts';

test('while the player can tap there is no notice', () => {
  expect(noticeTexts('balance', false, tapsText.en)).toBeUndefined();
});

test.each([
  ['en', '3 550 to Orange'],
  ['ru', '3 550 до уровня «Оранжевый»'],
] as const)(
  'the sentence on the next level is whole in the catalogue: %s',
  (language, sentence) => {
    const title = language === 'en' ? 'Orange' : 'Оранжевый';
    expect(tapsText[language].toLevel('3 550', title)).toBe(sentence);
  },
);

test('[GIFT-01] the gift’s text contains its number of taps', () => {
  expect(noticeTexts('gift', true, tapsText.en)?.text).toContain('99 taps');
});

test('[GIFT-03] [GIFT-04] the notices have the titles of the spec', () => {
  expect(noticeTexts('thats-it', false, tapsText.en)?.title).toBe("That's it");
  expect(noticeTexts('not-enough', false, tapsText.en)?.title).toBe('Not enough taps');
});

test('[GIFT-04] "Not enough taps" mentions the gift only while it is offered', () => {
  expect(noticeTexts('not-enough', true, tapsText.en)?.text).toContain('gift');
  expect(noticeTexts('not-enough', false, tapsText.en)?.text).not.toContain('gift');
});
