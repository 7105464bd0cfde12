import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test, vi } from 'vitest';

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

/** Returns the whole production build as one text, without source maps. */
async function production(): Promise<string> {
  // Vite makes a production build only with this NODE_ENV.
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

test('production contains no code of the mock and its panel', async () => {
  const text = await production();

  vi.unstubAllEnvs();
  expect(text).toContain('Data loading...');
  expect(marks.filter((mark) => text.includes(mark))).toEqual([]);
});

test('production contains no picture of another host from TON Connect', async () => {
  const text = await production();

  vi.unstubAllEnvs();
  expect(text).toContain('/tonconnect-manifest.json');
  expect(text).not.toContain('raw.githubusercontent.com/ton-connect/sdk');
});

test('each text that the production build is searched for is in the sources', async () => {
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
