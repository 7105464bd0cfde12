import { findPlace } from './find-place.ts';
import type { Mutant } from './mutant.ts';
import { type Insertion, placeProbe, probe } from './place-probe.ts';
import { parseModule, type Span } from './syntax.ts';

/**
 * Returns the source with the mutant's fault and a probe. The probe calls `mutantRan` when the changed code runs.
 * @throws If the text to replace does not occur exactly once in the declaration.
 */
export function seed(mutant: Mutant, source: string): string {
  const { changed, span } = change(mutant, source);
  const probes = mutant.file.endsWith('.sql')
    ? [placeSqlProbe(mutant, changed, span)]
    : placeProbe(parseModule(mutant.file, changed), span);
  return probes
    .toSorted((one, other) => other.at - one.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), changed);
}

function change({ file, place, found, instead }: Mutant, source: string) {
  const within = findPlace(file, source, place);
  const words = found
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[^\w\s]/g, String.raw`\$&`));
  const pattern = new RegExp(words.join('\\s+'), 'g');
  const [match, ...more] = source.slice(within.start, within.end).matchAll(pattern);
  if (!match || more.length > 0) {
    throw new Error(`${file} must have exactly one "${found}" in ${place}.`);
  }
  const [old] = match;
  const at = within.start + match.index;
  const prefix = sharedLength(old, instead);
  const reversed = (text: string) => [...text.slice(prefix)].reverse().join('');
  const suffix = sharedLength(reversed(old), reversed(instead));
  return {
    changed: source.slice(0, at) + instead + source.slice(at + old.length),
    span: { start: at + prefix, end: at + instead.length - suffix },
  };
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/**
 * Returns the text of a probe and its position in the source. In an SQL function, the probe is before the changed
 * statement; elsewhere, it is before the statement that creates the SQL object.
 */
function placeSqlProbe({ file, place }: Mutant, source: string, span: Span): Insertion {
  const { start } = findPlace(file, source, place);
  const head = source.slice(start, span.start);
  if (!/^create (or replace )?function/.test(head))
    return { at: start, text: `select ${probe};\n` };
  // At the end of a line these words belong to the function; inside one, to a CASE of a query.
  const boundary = [...head.matchAll(/;\s|\b(begin|then|else|loop)\n/g)].at(-1);
  if (!boundary) throw new Error(`${file}: ${place} has no statement before the change.`);
  return { at: start + boundary.index + boundary[0].length, text: `perform ${probe}; ` };
}
