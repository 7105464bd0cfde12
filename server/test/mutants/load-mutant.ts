import { readFileSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { registerHooks, syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoadedMutants } from './test-mutant.ts';

// Loaded into a server's process before the server (`--import`). `MUTANT` is the path of a JSON file that names modules
// and their changed sources, which replace the modules when they are loaded.

const { sources, ranFolder } = JSON.parse(
  readFileSync(process.env.MUTANT ?? '', 'utf8'),
) as LoadedMutants;
const urls = new Map(
  Object.entries(sources).map(([path, source]) => [pathToFileURL(path).href, source]),
);

registerHooks({
  load(loaded, context, nextLoad) {
    const result = nextLoad(loaded, context);
    const source = urls.get(loaded);
    return source === undefined ? result : { ...result, source };
  },
});

// Migrations are read as text, so their source is replaced there. Their probe is a function of the database.
const sqlProbe = `create function mutantRan(n integer) returns void language plpgsql as
$probe$ begin execute format('copy (select 1) to %L', '${ranFolder}/' || n); end $probe$;\n`;
const { readFile } = fs;
fs.readFile = (async (...read: Parameters<typeof readFile>) => {
  const source = sources[`${read[0]}`];
  return source === undefined ? readFile(...read) : sqlProbe + source;
}) as typeof readFile;
syncBuiltinESMExports();

const ran = new Set<number>();
Object.assign(globalThis, {
  mutantRan: (number: number) => {
    if (!ran.has(number)) writeFileSync(join(ranFolder, `${number}`), '');
    ran.add(number);
  },
});
