import { expect, test } from 'vitest';
import { checkLint } from './check-lint.ts';

test.for(['dist/openapi.yaml', 'analytics.openapi.yaml'])(
  '%s passes the recommended rules without a warning',
  async (file) => expect(await checkLint([file])).toEqual([]),
);

test('a file that is not a bundle is reported', async () => {
  expect(await checkLint(['openapi.yaml'])).not.toEqual([]);
});

test('a file that does not exist is an error', async () => {
  await expect(checkLint(['analytics.openapi.yaml', 'missing.yaml'])).rejects.toThrow(
    'missing.yaml',
  );
});
