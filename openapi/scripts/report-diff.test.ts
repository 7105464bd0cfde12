import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gitRepository } from '../test/git-repository.ts';
import { reportDiff } from './report-diff.ts';

const folder = 'openapi/dist';
const names = ['openapi.yaml', 'live.asyncapi.yaml', 'analytics.openapi.yaml'] as const;
const textOf = (name: (typeof names)[number]) =>
  readFileSync(join(import.meta.dirname, '../dist', name), 'utf8');
const repository = () =>
  gitRepository(Object.fromEntries(names.map((name) => [join(folder, name), textOf(name)])));

test('a breaking change is listed and counted', async () => {
  const root = repository();
  const changed = textOf('openapi.yaml').replaceAll('maxLength: 140', 'maxLength: 100');
  writeFileSync(join(root, folder, 'openapi.yaml'), changed);
  const { lines, breaking } = await reportDiff('HEAD', root);
  expect(breaking).toBeGreaterThan(0);
  expect(lines[0]).toMatch(/^breaking .*`maxLength` of `bio` changed from '140' to '100'/);
});

test('a breaking change of the analytics contract is listed and counted', async () => {
  const root = repository();
  const changed = textOf('analytics.openapi.yaml').replaceAll('/events:', '/records:');
  writeFileSync(join(root, folder, 'analytics.openapi.yaml'), changed);
  const { lines, breaking } = await reportDiff('HEAD', root);
  expect(breaking).toBeGreaterThan(0);
  expect(lines[0]).toMatch(/^breaking .*events/);
});

test('a change of the live connection is counted, and one that breaks nothing is listed too', async () => {
  const root = repository();
  const change = (name: (typeof names)[number], before: string, after: string) =>
    writeFileSync(join(root, folder, name), textOf(name).replace(before, after));
  change('live.asyncapi.yaml', 'address: /live', 'address: /socket');
  change('openapi.yaml', 'maximum: 200000\n', 'maximum: 300000\n');
  const { lines, breaking } = await reportDiff('HEAD', root);
  expect(lines).toEqual([
    expect.stringMatching(/^breaking {2}paths\/\/live: /),
    'addition  paths//socket: added',
    expect.stringMatching(/^other {5}paths.*: `maximum` changed from 200000 to 300000\.$/),
    'Since HEAD: 1 breaking changes, 2 others.',
  ]);
  expect(breaking).toBe(1);
});

test('an unchanged contract breaks nothing', async () => {
  expect(await reportDiff('HEAD', repository())).toEqual({
    lines: ['Since HEAD: 0 breaking changes, 0 others.'],
    breaking: 0,
  });
});

test('a missing git ref is an error with the usage', async () => {
  await expect(reportDiff(undefined, '.')).rejects.toThrow('npm run contract:diff -- <git ref>');
});
