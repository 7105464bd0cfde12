import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { buildProduction } from '../scripts/build-production.ts';
import { firstLoadLimits, measureFirstLoad } from '../scripts/measure-first-load.ts';

const web = join(import.meta.dirname, '..');
/** Texts of the panel, the scenarios and the mock. */
const marks = [
  'Alt+Shift+M',
  'Tenth in Black',
  'bold-mock-state',
  'bold-mock-world',
  'bold-world-',
  'broken-page',
];

// Vite makes a production build only with this NODE_ENV.
vi.stubEnv('NODE_ENV', 'production');
const files = await buildProduction();
vi.unstubAllEnvs();
const text = files.map((part) => (part.type === 'chunk' ? part.code : part.source)).join('\n');

test('production contains no code of the mock and its panel', () => {
  expect(text).toContain('Data loading...');
  expect(marks.filter((mark) => text.includes(mark))).toEqual([]);
});

test('production contains no picture of another host from TON Connect', () => {
  expect(text).toContain('/tonconnect-manifest.json');
  expect(text).not.toContain('raw.githubusercontent.com/ton-connect/sdk');
});

test('production contains no form of React Router, because the app uses none', () => {
  expect(text.includes('application/x-www-form-urlencoded')).toBe(false);
});

test('the first load is small, and payments, wallets, forms and the mock load later', () => {
  const { scripts, styles, chunks, unwanted } = measureFirstLoad(files);
  expect(unwanted).toEqual([]);
  expect(scripts).toBeLessThanOrEqual(firstLoadLimits.scripts);
  expect(styles).toBeLessThanOrEqual(firstLoadLimits.styles);
  expect(styles).toBeGreaterThan(1_000);
  expect(chunks.length).toBeGreaterThan(1);
});

test('each text that the production build is searched for is in the sources', async () => {
  const rooms = [join(web, 'dev'), join(web, '../mock/src')];
  const found = await Promise.all(
    rooms.map(async (room) => {
      const names = await readdir(room, { recursive: true });
      const sources = names.filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name));
      return Promise.all(sources.map((name) => readFile(join(room, name), 'utf8')));
    }),
  );
  const sources = found.flat().join('\n');

  expect(marks.filter((mark) => !sources.includes(mark))).toEqual([]);
});
