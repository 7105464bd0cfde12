import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkDist } from './check-dist.ts';

test('outdated and missing files are reported with the command that writes them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bold-dist-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'same.yaml'), 'same');
  writeFileSync(join(folder, 'old.yaml'), 'old');
  const files = { 'same.yaml': 'same', 'old.yaml': 'new', 'missing.yaml': 'new' };
  expect(await checkDist(files, folder)).toEqual([
    `openapi/${basename(folder)}/old.yaml is not up to date. Run npm run generate.`,
    `openapi/${basename(folder)}/missing.yaml is missing. Run npm run generate.`,
  ]);
});
