import { expect, test } from 'vitest';
import { describe, findDifference } from './find-difference.ts';

/** The number of sequences in this test. By default, `npm run differential` runs thousands of sequences. */
const runs = 100;

test('the server and the mock respond alike to random sequences of calls and live messages', {
  timeout: 1_200_000,
}, async () => {
  const found = await findDifference({ runs, seed: 20 });

  expect(found.difference, describe(found)).toBeNull();
  expect(found.alike).toBe(runs);
});

test('a search with a path ends after the sequence of that path', async () => {
  const found = await findDifference({ runs, seed: 20, path: '3:1' });

  expect(found).toEqual({ alike: 1, difference: null });
});
