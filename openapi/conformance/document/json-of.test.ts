import { expect, test } from 'vitest';
import { jsonOf } from './json-of.ts';

test('numbers that no double can hold keep their digits in JSON', () => {
  const body = { wraps: 2n ** 64n + 1n, huge: Number.POSITIVE_INFINITY, text: 'number' };
  expect(jsonOf(body)).toBe('{"wraps":18446744073709551617,"huge":1e400,"text":"number"}');
});
