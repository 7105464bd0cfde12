import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkDist } from './checks/check-dist.ts';
import { draftDist } from './draft-dist.ts';

const made = async () => {
  const draft = await draftDist();
  if (!('files' in draft)) throw new Error(draft.faults.join('\n'));
  return draft.files;
};
const files = await made();

test('the committed files are up to date with the sources', async () => {
  expect(await checkDist(files, join(import.meta.dirname, '../dist'))).toEqual([]);
});

test('the same sources give the same bytes', async () => {
  expect(await made()).toEqual(files);
});

test('YAML and JSON are the same document, without external references', () => {
  expect(parse(files['openapi.yaml'] ?? '')).toEqual(JSON.parse(files['openapi.json'] ?? ''));
  for (const name of ['openapi.json', 'live.asyncapi.yaml', 'analytics.openapi.yaml'])
    expect(files[name]).not.toMatch(/\$ref"?: *["'](?!#)|externalValue/);
});
