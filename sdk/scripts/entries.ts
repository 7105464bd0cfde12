import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** This package's folder. */
export const room = join(import.meta.dirname, '..');

/** The part of `package.json` that the scripts and tests read. */
export type Manifest = {
  readonly version: string;
  readonly exports: Readonly<Record<string, { readonly source: string; readonly default: string }>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
};

export async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(join(room, 'package.json'), 'utf8')) as Manifest;
}
