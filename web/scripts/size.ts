import { buildProduction } from './build-production.ts';
import { firstLoadLimits, measureFirstLoad } from './measure-first-load.ts';

// npm run size: prints the size of the first load. Exits with 1 if it is too large or loads what must load later.
process.env.NODE_ENV = 'production';
const { chunks, unwanted, ...sizes } = measureFirstLoad(await buildProduction());
const rows = (['scripts', 'styles'] as const).map((part) => ({
  'first load': part,
  gzipped: sizes[part],
  limit: firstLoadLimits[part],
  fits: sizes[part] <= firstLoadLimits[part],
}));
console.table(rows);
console.table(chunks);
if (unwanted.length > 0) console.error(`The first load brings ${unwanted.join(', ')} along.`);
if (unwanted.length > 0 || !rows.every(({ fits }) => fits)) process.exitCode = 1;
