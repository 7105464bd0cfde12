import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gitRepository } from '../test/git-repository.ts';
import { contractAt, contractChanges } from './contract-diff.ts';

const bundle = readFileSync(join(import.meta.dirname, '../dist/openapi.yaml'), 'utf8');

test('the older contract is read from the commit, not from the disk', async () => {
  const folder = gitRepository({ 'contract.yaml': bundle });
  writeFileSync(join(folder, 'contract.yaml'), 'changed since');
  expect(await contractAt('HEAD', folder, 'contract.yaml')).toBe(bundle);
});

test('a commit without a contract and a ref without a commit are errors with a sentence', async () => {
  const folder = gitRepository({ 'other.txt': 'nothing' });
  await expect(contractAt('HEAD', folder, 'contract.yaml')).rejects.toThrow(
    'The commit "HEAD" has no contract: it has no file contract.yaml.',
  );
  await expect(contractAt('nowhere', folder, 'contract.yaml')).rejects.toThrow(
    'There is no commit "nowhere" in this repository.',
  );
});

test('a contract has no changes compared with itself', async () => {
  expect(await contractChanges(bundle, bundle)).toEqual([]);
});

test.for([
  ['a shorter bio', 'maxLength: 140', 'maxLength: 100'],
  ['a renamed path', '/user/wallet/proof:', '/user/wallet/verify:'],
  ['a removed currency', '        - DOLLARS\n', ''],
  ['a smaller batch of taps', 'maximum: 51', 'maximum: 40'],
  ['an acknowledgement without the number of taps', '        - applied\n', ''],
  ['a renamed close code', '  "4429":', '  "4430":'],
])('%s breaks the contract', async ([, before = '', after = '']) => {
  expect(bundle).toContain(before);
  const changes = await contractChanges(bundle, bundle.replaceAll(before, after));
  expect(changes.map(({ impact }) => impact)).toContain('major');
});

test('a changed summary breaks nothing', async () => {
  const changes = await contractChanges(
    bundle,
    bundle.replace('summary: Take the gift', 'summary: Gift'),
  );
  expect(changes.map(({ impact }) => impact)).toEqual(['patch']);
});
