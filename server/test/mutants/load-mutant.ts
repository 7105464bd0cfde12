import { readFileSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { registerHooks, syncBuiltinESMExports } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { LoadedMutant } from './hunt.ts';

// Preloaded into the process of a server (`--import`): `MUTANT` is a file that describes one module, which is replaced
// when it is loaded. The server is not aware of it.

const { path, source, ranFile } = JSON.parse(
  readFileSync(process.env.MUTANT ?? '', 'utf8'),
) as LoadedMutant;
const url = pathToFileURL(path).href;

registerHooks({
  load(loaded, context, nextLoad) {
    const result = nextLoad(loaded, context);
    return loaded === url ? { ...result, source } : result;
  },
});

// Migrations are not modules but are read as text. In them a function of the database is the probe.
const sqlProbe = `create function mutantRan() returns void language plpgsql as
$probe$ begin copy (select 1) to '${ranFile}'; end $probe$;\n`;
const { readFile } = fs;
fs.readFile = (async (...read: Parameters<typeof readFile>) =>
  read[0] === path ? sqlProbe + source : readFile(...read)) as typeof readFile;
syncBuiltinESMExports();

let hasRun = false;
Object.assign(globalThis, {
  mutantRan: () => {
    if (!hasRun) writeFileSync(ranFile, '');
    hasRun = true;
  },
});
