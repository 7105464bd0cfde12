import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ContractChange,
  contractAt,
  contractChanges,
} from '../../openapi/scripts/diff/contract-diff.ts';
import { contractFiles } from '../../openapi/scripts/diff/report-diff.ts';
import { type Release, releaseFaults } from './release-faults.ts';

// `npm run check:release -w @bold/sdk -- [tag]`: compares the SDK with its last release, by the version policy.

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFile(join(root, path), 'utf8');
const { version } = JSON.parse(await read('sdk/package.json')) as { version: string };
const document = JSON.parse(await read('openapi/dist/openapi.json'));
const tag = process.argv[2];

const last = await lastRelease();
const faults = releaseFaults({
  version,
  contract: document.info.version,
  changelog: await read('sdk/CHANGELOG.md'),
  ...(tag && { tag }),
  ...(last && { last }),
});
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else {
  console.log(`The SDK ${version} can be released (last release: ${last?.version ?? 'none'}).`);
}

/** Returns the newest tagged release except the current version, or undefined if there is none. */
async function lastRelease(): Promise<Release['last']> {
  const options = ['tag', '--list', 'sdk-v*', '--merged', 'HEAD', '--sort=-version:refname'];
  const tags = execFileSync('git', options, { cwd: root, encoding: 'utf8' }).split('\n');
  const found = tags.find((name) => name !== '' && name !== `sdk-v${version}`);
  if (!found) return undefined;
  const impacts: ContractChange['impact'][] = [];
  for (const name of contractFiles) {
    const file = `openapi/dist/${name}`;
    const [older, newer] = [await contractAt(found, root, file), await read(file)];
    // Each comparison takes seconds.
    if (older === newer) continue;
    impacts.push(...(await contractChanges(older, newer)).map(({ impact }) => impact));
  }
  return { version: found.slice('sdk-v'.length), impacts };
}
