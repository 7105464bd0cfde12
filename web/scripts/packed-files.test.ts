import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { packedFiles } from './packed-files.ts';

test('every large text file of a build has a compressed copy beside it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'bold-packed-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const lines = Array.from({ length: 400 }, (_, i) => `drop ${i}`).join(', ');
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/play.js"></script>');
  writeFileSync(join(root, 'play.js'), `document.title = ${JSON.stringify(lines)};`);
  await build({ root, configFile: false, logLevel: 'silent', plugins: [packedFiles()] });

  const folder = join(root, 'dist/assets');
  const [script = '', ...packed] = readdirSync(folder).sort();
  const plain = readFileSync(join(folder, script), 'utf8');
  expect(packed).toEqual([`${script}.br`, `${script}.gz`]);
  expect(brotliDecompressSync(readFileSync(join(folder, `${script}.br`))).toString()).toBe(plain);
  expect(gunzipSync(readFileSync(join(folder, `${script}.gz`))).toString()).toBe(plain);
  // The page itself is too small for a compressed copy.
  expect(readdirSync(join(root, 'dist'))).not.toContain('index.html.br');
});
