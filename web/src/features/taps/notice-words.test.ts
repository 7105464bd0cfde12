import { expect, test } from 'vitest';
import { noticeWords } from './notice-words.ts';

test('while there are taps to make nothing is said', () => {
  expect(noticeWords('balance', false)).toBeUndefined();
});

test('[GIFT-01] the gift names its taps', () => {
  expect(noticeWords('gift', true)?.text).toContain('99 taps');
});

test('[GIFT-03] [GIFT-04] the notices have the titles of the spec', () => {
  expect(noticeWords('thats-it', false)?.title).toBe("That's it");
  expect(noticeWords('not-enough', false)?.title).toBe('Not enough taps');
});

test('[GIFT-04] "Not enough taps" speaks of the gift only where it is offered', () => {
  expect(noticeWords('not-enough', true)?.text).toContain('gift');
  expect(noticeWords('not-enough', false)?.text).not.toContain('gift');
});
