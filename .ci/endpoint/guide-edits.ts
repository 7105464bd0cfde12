import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** An edit that a guide describes: a new file, or the diff of an existing file. */
export type Edit = { path: string; kind: 'create' | 'change'; lines: string[] };

/**
 * Returns the edits of each `### …` step under a heading of a guide. Each code block is one edit, except an `sh` block.
 * @returns One array of edits for each step. The path of an edit is the last path in the text directly before the code
 * block.
 * @throws An Error if the guide does not have the heading.
 * @throws An Error if the text directly before a block contains no path.
 */
export function readSteps(guide: string, heading: string): Edit[][] {
  const section = guide.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0];
  if (section === undefined) throw new Error(`The guide has no section "${heading}".`);
  return section.split('\n### ').slice(1).map(readEdits);
}

function readEdits(step: string): Edit[] {
  // Every second part is a code block.
  const parts = step.split(/^```/m);
  return parts.flatMap((block, index): Edit[] => {
    const [language, ...lines] = block.split('\n').slice(0, -1);
    if (index % 2 === 0 || language === 'sh') return [];
    const path = [...(parts[index - 1] ?? '').matchAll(/`([\w./-]+\/[\w.-]+\.\w+)`/g)].at(-1)?.[1];
    if (path === undefined) throw new Error(`The guide names no file before the block:\n${block}`);
    return [{ path, kind: language === 'diff' ? 'change' : 'create', lines }];
  });
}

/**
 * Applies an edit to a file in `folder`.
 * @throws An Error if the file to create already exists.
 * @throws An Error if the lines to change are missing or occur more than once.
 */
export function applyEdit(folder: string, { path, kind, lines }: Edit): void {
  const file = join(folder, path);
  if (kind === 'create') {
    if (existsSync(file)) throw new Error(`${path} already exists.`);
    writeFileSync(file, `${lines.join('\n')}\n`);
    return;
  }
  const [old, now] = [linesWith(lines, '-'), linesWith(lines, '+')];
  const present = readFileSync(file, 'utf8').split('\n');
  const [at, ...more] = present.flatMap((_, from) =>
    old.every((line, offset) => present[from + offset] === line) ? [from] : [],
  );
  if (at === undefined || more.length > 0)
    throw new Error(`${path} must have these lines exactly once:\n${old.join('\n')}`);
  writeFileSync(file, present.toSpliced(at, old.length, ...now).join('\n'));
}

/** Returns the lines of a diff that begin with a space or with `mark` (`+` or `-`), without this first character. */
function linesWith(lines: readonly string[], mark: string): string[] {
  return lines.filter((line) => [' ', mark].includes(line.charAt(0))).map((line) => line.slice(1));
}
