import { bundleSize } from './bundle-size.ts';
import { sizeBudgets } from './size-budget.ts';

const rows = [];
for (const { name, code, limit } of sizeBudgets) {
  const { minified, gzipped } = await bundleSize(code);
  rows.push({ bundle: name, minified, gzipped, limit, fits: gzipped <= limit });
}
console.table(rows);
if (!rows.every(({ fits }) => fits)) process.exitCode = 1;
