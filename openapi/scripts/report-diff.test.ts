import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gitRepository } from '../test/git-repository.ts';
import { reportDiff } from './report-diff.ts';

const file = 'openapi/dist/openapi.yaml';
const bundle = readFileSync(join(import.meta.dirname, '../dist/openapi.yaml'), 'utf8');

test('a breaking change is listed and counted', async () => {
  const folder = gitRepository(file, bundle);
  writeFileSync(join(folder, file), bundle.replaceAll('maxLength: 140', 'maxLength: 100'));
  const { lines, breaking } = await reportDiff('HEAD', folder);
  expect(breaking).toBeGreaterThan(0);
  expect(lines[0]).toMatch(/^breaking .*`maxLength` of `bio` changed from '140' to '100'/);
});

test('an unchanged contract breaks nothing', async () => {
  const folder = gitRepository(file, bundle);
  expect(await reportDiff('HEAD', folder)).toEqual({
    lines: ['Since HEAD: 0 breaking changes, 0 others.'],
    breaking: 0,
  });
});

test('a missing git ref is an error with the usage', async () => {
  await expect(reportDiff(undefined, '.')).rejects.toThrow('npm run contract:diff -- <git ref>');
});
