import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractFolder } from './build-bundle.ts';
import { draftDist } from './draft-dist.ts';

// Generates dist from the sources. Writes nothing if the contract has a fault.
const draft = await draftDist();
if ('files' in draft) {
  const dist = join(contractFolder, 'dist');
  await mkdir(dist, { recursive: true });
  for (const [name, text] of Object.entries(draft.files)) await writeFile(join(dist, name), text);
  console.log(`Written to openapi/dist: ${Object.keys(draft.files).join(', ')}.`);
} else {
  for (const fault of draft.faults) console.error(fault);
  console.error('Nothing was written. Correct the contract first.');
  process.exitCode = 1;
}
