import { expect, test } from 'vitest';
import { noticeWords } from './notice-words.ts';
import { tapsText } from './taps-text.ts';

test('while there are taps to make nothing is said', () => {
  expect(noticeWords('balance', false, tapsText.en)).toBeUndefined();
});

test('[GIFT-01] the gift names its taps', () => {
  expect(noticeWords('gift', true, tapsText.en)?.text).toContain('99 taps');
});

test('[GIFT-03] [GIFT-04] the notices have the titles of the spec', () => {
  expect(noticeWords('thats-it', false, tapsText.en)?.title).toBe("That's it");
  expect(noticeWords('not-enough', false, tapsText.en)?.title).toBe('Not enough taps');
});

test('[GIFT-04] "Not enough taps" speaks of the gift only where it is offered', () => {
  expect(noticeWords('not-enough', true, tapsText.en)?.text).toContain('gift');
  expect(noticeWords('not-enough', false, tapsText.en)?.text).not.toContain('gift');
});
