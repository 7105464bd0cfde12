import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractFolder } from '../build-bundle.ts';

/** The time of all test vectors, in Unix seconds: 2026-11-20T12:00:00Z. */
export const now = 1_795_176_000;

/** Reads a file of `catalogue/` by its name without the extension. */
export function readCatalogueFile<Content>(name: string): Content {
  return JSON.parse(
    readFileSync(join(contractFolder, `catalogue/${name}.json`), 'utf8'),
  ) as Content;
}

export const rules = readCatalogueFile<Readonly<Record<string, number>>>('rules');

/** Returns a constant of `catalogue/rules.json`. Throws an Error for an unknown name. */
export function rule(name: string): number {
  const value = rules[name];
  if (value === undefined) throw new Error(`catalogue/rules.json has no ${name}.`);
  return value;
}
