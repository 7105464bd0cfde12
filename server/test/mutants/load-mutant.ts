import { readFileSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { registerHooks, syncBuiltinESMExports } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { LoadedMutant } from './test-mutant.ts';

// Loaded into a server's process before the server (`--import`). `MUTANT` is the path of a JSON file that names one
// module and its changed source, which replaces the module when it is loaded.

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

// Migrations are read as text, so their source is replaced there. Their probe is a function of the database.
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
