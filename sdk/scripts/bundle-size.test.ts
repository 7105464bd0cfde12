import { expect, test } from 'vitest';
import { bundleSize } from './bundle-size.ts';
import { sizeBudgets } from './size-budget.ts';

test.each(sizeBudgets)('$name stays within $limit gzipped bytes', async ({ code, limit }) => {
  expect((await bundleSize(code)).gzipped).toBeLessThanOrEqual(limit);
});

test('the budgets of the fetch client are 3 kB and 1.2 kB', () => {
  const limits = sizeBudgets
    .filter(({ name }) => name.startsWith('fetch'))
    .map(({ limit }) => limit);
  expect(limits).toEqual([3_000, 1_200]);
});

test('a bundle with one operation does not contain the others', async () => {
  const { minified } = await bundleSize("export { getMe } from './src/index.ts';");
  const { minified: all } = await bundleSize("export * from './src/index.ts';");
  expect(minified).toBeLessThan(all / 3);
});
