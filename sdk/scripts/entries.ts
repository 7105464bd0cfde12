import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** This package's folder. */
export const sdkFolder = join(import.meta.dirname, '..');

/** An entry point of the package. Its paths begin with `./`. */
export type Entry = {
  readonly '@bold/source': string;
  readonly types: string;
  readonly default: string;
};

/** The part of `package.json` that the scripts and tests read. */
export type Manifest = {
  readonly version: string;
  readonly exports: Readonly<Record<string, Entry>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
};

/** Reads `package.json`. Leaves out its export of itself, which is no entry. */
export async function readManifest(): Promise<Manifest> {
  const manifest = JSON.parse(await readFile(join(sdkFolder, 'package.json'), 'utf8'));
  const { './package.json': _, ...exports } = manifest.exports;
  return { ...manifest, exports };
}

/** Checks that `folder` has the `types` and `default` file of each entry. Returns an error message per missing file. */
export function entryFaults(exports: Manifest['exports'], folder: string): string[] {
  return Object.entries(exports).flatMap(([name, entry]) =>
    [entry.types, entry.default]
      .filter((path) => !existsSync(join(folder, path)))
      .map((path) => `The entry "${name}" needs ${path}, which the build did not write.`),
  );
}
