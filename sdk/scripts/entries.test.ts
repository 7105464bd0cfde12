import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { entryFaults } from './entries.ts';

test('an entry without its file or its declarations is a fault', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bold-entries-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const entry = (name: string) => ({
    '@bold/source': `./${name}.ts`,
    types: `./${name}.d.ts`,
    default: `./${name}.js`,
  });
  for (const name of ['whole.js', 'whole.d.ts', 'untyped.js', 'empty.d.ts'])
    await writeFile(join(folder, name), '');

  const exports = { '.': entry('whole'), './untyped': entry('untyped'), './empty': entry('empty') };

  expect(entryFaults(exports, folder)).toEqual([
    'The entry "./untyped" needs ./untyped.d.ts, which the build did not write.',
    'The entry "./empty" needs ./empty.js, which the build did not write.',
  ]);
});
