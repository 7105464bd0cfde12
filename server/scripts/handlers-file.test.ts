import { operations } from '@bold/sdk/operations';
import { expect, test } from 'vitest';
import { handlersFile, unlistedProblems } from './handlers-file.ts';

test('an operation is handled by the file of its name in the folder of its tag', () => {
  const text = handlersFile([operations.getMyTaps]);
  expect(text).toContain("import { getMyTaps } from '../taps/get-my-taps.ts';");
});

test('a problem that a handler throws and its operation does not list is named with the remedy', () => {
  const source =
    "throw new Problem('LEVEL_NOT_FOUND');\nthrow new Problem(\n'TARIFF_NOT_FOUND', x);";
  expect(unlistedProblems(operations.listTop, source)).toEqual([
    'server/src/leaderboard/list-top.ts throws TARIFF_NOT_FOUND, which GET /leaderboard/top does not list; add it under "x-problems" in openapi/paths/leaderboard.yaml and run npm run generate.',
  ]);
});
