import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseOptions } from '../../.ci/parse-options.ts';
import type { Contract } from './contract.ts';
import { sdkFolder } from './entries.ts';
import { limitsFile } from './limits-file.ts';
import { operationsFile } from './operations-file.ts';
import { orvalFiles } from './orval-files.ts';
import { problemsFile } from './problems-file.ts';
import { readOperations } from './read-operations.ts';

const generated = join(sdkFolder, 'src/generated');

const { values } = parseOptions({ options: { check: { type: 'boolean' } } });
const files = await makeFiles();
if (values.check) await check();
else await write();

/** Returns the texts of the files of `src/generated`, by path. */
async function makeFiles(): Promise<Map<string, string>> {
  const bundle = await readFile(join(sdkFolder, '../openapi/dist/openapi.json'), 'utf8');
  const contract = JSON.parse(bundle) as Contract;
  const folder = await mkdtemp(join(tmpdir(), 'bold-sdk-'));
  try {
    const made = await orvalFiles(folder, contract);
    made.set('limits.ts', limitsFile(contract));
    made.set('operations.ts', operationsFile(readOperations(contract)));
    made.set('problems.ts', problemsFile(contract));
    return made;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function write(): Promise<void> {
  await rm(generated, { recursive: true, force: true });
  for (const [path, text] of files) {
    await mkdir(dirname(join(generated, path)), { recursive: true });
    await writeFile(join(generated, path), text);
  }
  console.log(`Wrote ${files.size} files to sdk/src/generated.`);
}

/**
 * Compares the committed files with newly generated files. If files differ, prints their paths and sets the exit code
 * to 1.
 */
async function check(): Promise<void> {
  const entries = await readdir(generated, { recursive: true, withFileTypes: true });
  const committed = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(generated.length + 1));
  const differing: string[] = [];
  for (const path of new Set([...files.keys(), ...committed])) {
    const text = committed.includes(path)
      ? await readFile(join(generated, path), 'utf8')
      : undefined;
    if (text !== files.get(path)) differing.push(`src/generated/${path}`);
  }
  if (differing.length === 0) return;
  console.error(
    `These files do not match the contract. Run npm run generate.\n${differing.sort().join('\n')}`,
  );
  process.exitCode = 1;
}
