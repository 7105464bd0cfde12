import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns the names with an underscore that are a field or a parameter in `base`, and nothing in `revision`. Other
 * names are also words, such as `taps`.
 */
export function removedNames(base: readonly unknown[], revision: readonly unknown[]): Set<string> {
  const words = new Set(revision.flatMap(wordsIn));
  const names = base.flatMap(fieldsIn).filter((name) => name.includes('_') && !words.has(name));
  return new Set(names);
}

/** Returns an error message for each line of the contract's texts that quotes one of the names as code. */
export async function outdatedTexts(folder: string, names: ReadonlySet<string>): Promise<string[]> {
  const faults: string[] = [];
  const patterns = ['*.yaml', 'paths/*', 'schemas/*', 'chapters/*', 'rules/*'];
  for await (const file of glob(patterns, { cwd: folder })) {
    const lines = (await readFile(join(folder, file), 'utf8')).split('\n');
    for (const [at, line] of lines.entries())
      for (const name of quotedIn(line, names))
        faults.push(
          `openapi/${file}, line ${at + 1}: describes \`${name}\`, which the contract no longer has.`,
        );
  }
  return faults.sort();
}

/** Returns the names that the line has in code quotes, each once. */
function quotedIn(line: string, names: ReadonlySet<string>): Set<string> {
  const words = [...line.matchAll(/`[^`]+`/g)].flatMap(([code]) => code.match(/\w+/g) ?? []);
  return new Set(words.filter((word) => names.has(word)));
}

/** Returns the names of the fields and parameters at any depth of a document. */
function fieldsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { in: place, name, properties } = value as Record<string, unknown>;
  const own = typeof place === 'string' && typeof name === 'string' ? [name] : [];
  return [...own, ...Object.keys(Object(properties)), ...Object.values(value).flatMap(fieldsIn)];
}

/** Returns all keys at any depth of a document, and all values that are one word. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\w+$/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return [...Object.keys(value), ...Object.values(value).flatMap(wordsIn)];
}
