import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test, vi } from 'vitest';

const web = join(import.meta.dirname, '..');
/** Words that stand in the panel, the scenarios and the mock, and nowhere in the app. */
const marks = [
  'Alt+Shift+M',
  'Tenth in Black',
  'bold-mock-state',
  'bold-mock-world',
  'bold-world-',
  'broken-page',
];

/** Everything that production is made of, as one text; source maps, which are no part of it, left out. */
async function production(): Promise<string> {
  // Vite takes NODE_ENV for the word on what production is.
  vi.stubEnv('NODE_ENV', 'production');
  const result = await build({
    root: web,
    configLoader: 'native',
    logLevel: 'silent',
    build: { write: false, sourcemap: false },
  });
  if (!('output' in result)) throw new Error('The build has more than one result.');
  return result.output
    .map((part) => (part.type === 'chunk' ? part.code : String(part.source)))
    .join('\n');
}

test('not a byte of the mock and its panel is in production', async () => {
  const text = await production();

  vi.unstubAllEnvs();
  expect(text).toContain('Data loading...');
  expect(marks.filter((mark) => text.includes(mark))).toEqual([]);
});

test('TON Connect brings no picture of another host into production', async () => {
  const text = await production();

  vi.unstubAllEnvs();
  expect(text).toContain('/tonconnect-manifest.json');
  expect(text).not.toContain('raw.githubusercontent.com/ton-connect/sdk');
});

test('the marks that production is searched for stand in the sources', async () => {
  const rooms = [join(web, 'dev'), join(web, '../mock/src')];
  const files = await Promise.all(
    rooms.map(async (room) => {
      const names = await readdir(room, { recursive: true });
      const sources = names.filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name));
      return Promise.all(sources.map((name) => readFile(join(room, name), 'utf8')));
    }),
  );
  const text = files.flat().join('\n');

  expect(marks.filter((mark) => !text.includes(mark))).toEqual([]);
});
