import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractFolder } from './build-bundle.ts';
import { draftDist } from './draft-dist.ts';
import { vectorFiles } from './vectors/vector-files.ts';

// Generates the files of `dist/` and `vectors/` from the sources. Writes no file if the contract has a fault.
const draft = await draftDist();
if ('files' in draft) {
  await write('dist', draft.files);
  await write('vectors', vectorFiles());
} else {
  for (const fault of draft.faults) console.error(fault);
  console.error('Nothing was written. Correct the contract first.');
  process.exitCode = 1;
}

async function write(name: string, files: Readonly<Record<string, string>>): Promise<void> {
  const folder = join(contractFolder, name);
  await mkdir(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  console.log(`Written to openapi/${name}: ${Object.keys(files).join(', ')}.`);
}
