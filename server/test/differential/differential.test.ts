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
