import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Schema } from '../document.ts';
import { resolveReference, valueAt } from '../resolve-reference.ts';

/** The texts that describe the contract: its own, those of the kit, and the rules of other folders. */
const described = [
  'openapi/*.{yaml,md}',
  'openapi/{paths,schemas,chapters,rules}/*',
  'openapi/conformance/README.md',
  '*/RULES.md',
];

/**
 * Returns the names with an underscore that are a field or a parameter in `base`, and nothing in `revision`. Leaves out
 * other names, which are also words, such as `taps`, and the fields of init data, which Telegram still sends.
 */
export function removedNames(base: readonly object[], revision: readonly object[]): Set<string> {
  const words = new Set([...revision.flatMap(wordsIn), ...base.flatMap(telegramFields)]);
  const names = base.flatMap(fieldsIn).filter((name) => name.includes('_') && !words.has(name));
  return new Set(names);
}

/** Returns an error message for each line of a text in `described` that quotes one of the names as code. */
export async function outdatedTexts(
  repository: string,
  names: ReadonlySet<string>,
): Promise<string[]> {
  const faults: string[] = [];
  for await (const file of glob(described, { cwd: repository })) {
    const lines = (await readFile(join(repository, file), 'utf8')).split('\n');
    for (const [at, line] of lines.entries())
      for (const name of quotedIn(line, names))
        faults.push(
          `${file}, line ${at + 1}: describes \`${name}\`, which the contract no longer has.`,
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

/** Returns the names of the fields of init data, and of the fields in those. */
function telegramFields(document: object): string[] {
  const initData = valueAt(document, '/components/schemas/InitData');
  const { properties = {} }: Schema = Object(initData);
  return fieldsIn([
    initData,
    Object.values(properties).map((one) => resolveReference(document, one)),
  ]);
}

/** Returns all keys at any depth of a document, and all values that are one word. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\w+$/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return [...Object.keys(value), ...Object.values(value).flatMap(wordsIn)];
}
