import { expect, test } from 'vitest';
import { nextRandom, pick, randomInteger, randomToken } from './random.ts';

test('the same seed makes the same sequence, another seed another one', () => {
  const story = (seed: number) => {
    const seeded = { random: seed };
    return Array.from({ length: 20 }, () => nextRandom(seeded));
  };

  expect(story(7)).toEqual(story(7));
  expect(story(7)).not.toEqual(story(8));
});

test('random integers include both bounds and nothing beyond them', () => {
  const seeded = { random: 1 };
  const rolls = Array.from({ length: 2_000 }, () => randomInteger(seeded, 1, 6));

  expect(new Set(rolls)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});

test('a random token has only characters of a referral code', () => {
  expect(randomToken({ random: 3 }, 8)).toMatch(/^[a-z0-9]{8}$/);
});

test('picking from an empty list throws', () => {
  expect(() => pick({ random: 1 }, [])).toThrow(RangeError);
});
