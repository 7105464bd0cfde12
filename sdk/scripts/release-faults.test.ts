import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Release, releaseFaults } from './release-faults.ts';

const release: Release = {
  version: '2.3.1',
  contract: '2.1.0',
  changelog: '# Changelog\n\n## 2.3.1 (contract 2.1.0)\n\n## 2.3.0 (contract 2.1.0)\n',
  tag: 'sdk-v2.3.1',
  last: { version: '2.3.0', impacts: ['patch'] },
};

test('a release that follows the version policy has no faults', () => {
  expect(releaseFaults(release)).toEqual([]);
});

test.each<[string, Partial<Release>]>([
  ['their first numbers must be the same', { contract: '3.0.0' }],
  ['must begin with "## 2.3.1 (contract 2.1.0)"', { changelog: '## 2.3.0 (contract 2.1.0)' }],
  ['must be sdk-v2.3.1', { tag: 'sdk-v2.3.0' }],
  ['must be newer than 2.3.1', { last: { version: '2.3.1', impacts: [] } }],
  ['must be newer than 2.10.0', { last: { version: '2.10.0', impacts: [] } }],
  ['need version 3.0.0', { last: { version: '2.3.0', impacts: ['minor', 'major'] } }],
  ['needs version 2.4.0', { last: { version: '2.3.0', impacts: ['minor'] } }],
])('the fault "%s" is found', (fault, change) => {
  expect(releaseFaults({ ...release, ...change }).join('\n')).toContain(fault);
});

test('a new first number may follow a breaking change, a new second number an addition', () => {
  const changelog = '## 3.0.0 (contract 3.0.0)';
  const next = { ...release, version: '3.0.0', contract: '3.0.0', tag: 'sdk-v3.0.0', changelog };
  expect(releaseFaults({ ...next, last: { version: '2.3.0', impacts: ['major'] } })).toEqual([]);

  const added = { version: '2.2.9', impacts: ['minor'] } as const;
  expect(releaseFaults({ ...release, last: added })).toEqual([]);
});

test('the SDK of this checkout can be released', () => {
  const script = join(import.meta.dirname, 'check-release.ts');
  expect(execFileSync(process.execPath, [script], { encoding: 'utf8' })).toMatch(
    /^The SDK \d+\.\d+\.\d+ can be released/,
  );
});
