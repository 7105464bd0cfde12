import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { generate } from 'orval';
import { orvalConfig } from '../orval.config.ts';
import { addMswHeaders } from './msw-headers.ts';

/**
 * Runs Orval in `folder` and returns the file texts by their path in `src/generated`. A file `x.query.ts` contains the
 * hooks for the client functions of `x.ts`.
 * @param contract The bundled contract, as parsed JSON
 */
export async function orvalFiles(folder: string, contract: object): Promise<Map<string, string>> {
  const options = { logLevel: 'warn' } as const;
  const config = orvalConfig(folder);
  await generate(config.client, folder, options);
  await generate(config.query, folder, options);
  const files = new Map<string, string>();
  for (const path of await filesUnder(join(folder, 'client'))) {
    if (isIndex(path)) continue;
    const text = await readGenerated(join(folder, 'client', path));
    files.set(path, path.endsWith('.msw.ts') ? addMswHeaders(text, contract) : text);
  }
  for (const path of await filesUnder(join(folder, 'query'))) {
    if (isIndex(path) || path.startsWith('model/')) continue;
    const text = await readGenerated(join(folder, 'query', path));
    files.set(path.replace(/\.ts$/, '.query.ts'), text);
  }
  for (const [name, pattern] of indexes) files.set(name, indexOf([...files.keys()], pattern));
  return files;
}

/** Pairs of an index file's name and a pattern. The index file exports each file whose path matches the pattern. */
const indexes = [
  ['index.ts', /^(\w+)\/\1\.ts$/],
  ['index.query.ts', /\.query\.ts$/],
  ['index.msw.ts', /\.msw\.ts$/],
] as const;

function indexOf(paths: readonly string[], pattern: RegExp): string {
  const exported = paths.filter((path) => pattern.test(path)).toSorted();
  return exported.map((path) => `export * from './${path}';\n`).join('');
}

function isIndex(path: string): boolean {
  return dirname(path) === '.';
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}

/** Reads a file of Orval's output. Corrects its imports, and makes the names of request headers lower-case. */
async function readGenerated(file: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  return (
    text
      .replaceAll(/from '[^']*\/src\/client\.ts'/g, "from '../../client.ts'")
      .replaceAll("from '../model'", "from '../model/index.ts'")
      // Otherwise a caller's `content-type` is sent in addition to Orval's `Content-Type`.
      .replaceAll(
        "{ 'Content-Type': 'application/json', ...",
        "{ 'content-type': 'application/json', ...",
      )
      .replaceAll('headers[name] = value', 'headers[name.toLowerCase()] = value')
      .replaceAll(
        '(entry) => Array.from(entry) as [string, string]',
        "([name = '', value = '']) => [name.toLowerCase(), value]",
      )
      .replaceAll(/[ \t]+$/gm, '')
  );
}
