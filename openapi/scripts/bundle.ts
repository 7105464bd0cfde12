import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { room } from './build-bundle.ts';
import { draftDist } from './draft-dist.ts';

// Writes dist from the sources. With a fault in the contract nothing is written.
const draft = await draftDist();
if ('files' in draft) {
  const dist = join(room, 'dist');
  await mkdir(dist, { recursive: true });
  for (const [name, text] of Object.entries(draft.files)) await writeFile(join(dist, name), text);
  console.log(`Written to openapi/dist: ${Object.keys(draft.files).join(', ')}.`);
} else {
  for (const fault of draft.faults) console.error(fault);
  console.error('Nothing is written: correct the contract first.');
  process.exitCode = 1;
}
