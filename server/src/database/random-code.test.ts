import { expect, test } from 'vitest';
import { randomCode } from './random-code.ts';

test('a code has the given length and only lower-case letters and digits', () => {
  expect(randomCode(20)).toMatch(/^[a-z0-9]{20}$/);
});

test('a thousand codes are all different', () => {
  expect(new Set(Array.from({ length: 1_000 }, () => randomCode(16))).size).toBe(1_000);
});
