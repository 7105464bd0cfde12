import fs from 'node:fs/promises';
import { registerHooks, syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Mutant, seed } from './mutant.ts';

// Preloaded into the server's process (`--import`): the one file that `MUTANT` names is changed when it is loaded. The
// server is not aware of it.

const mutant = JSON.parse(process.env.MUTANT ?? '') as Mutant;
const path = join(import.meta.dirname, '../../..', mutant.file);
const url = pathToFileURL(path).href;

/** Prints a line, so that a fault in a file that is never loaded is not mistaken for one that no check notices. */
function seeded(source: string): string {
  const changed = seed(mutant, source);
  process.stdout.write('The fault is in.\n');
  return changed;
}

registerHooks({
  load(loaded, context, nextLoad) {
    const result = nextLoad(loaded, context);
    if (loaded !== url) return result;
    const { source } = result;
    const text = typeof source === 'string' ? source : Buffer.from(source as Uint8Array).toString();
    return { ...result, source: seeded(text) };
  },
});

// Migrations are not modules but are read as text.
const { readFile } = fs;
fs.readFile = (async (...read: Parameters<typeof readFile>) => {
  const content = await readFile(...read);
  return read[0] === path ? seeded(`${content}`) : content;
}) as typeof readFile;
syncBuiltinESMExports();
