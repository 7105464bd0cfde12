import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One edit that a guide asks for: a whole new file, or lines that are added to or removed from a file. */
export type Edit = { path: string; kind: 'create' | 'change'; lines: string[] };

/**
 * Reads the edits of each step (`### …`) under a heading of a guide. A code block with the language `diff` changes the file
 * that is named last before it, a `ts` or `yaml` block creates it.
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
    if (path === undefined) throw new Error(`No file is named before the block:\n${block}`);
    return [{ path, kind: language === 'diff' ? 'change' : 'create', lines }];
  });
}

/** Carries out an edit in a folder. Throws an Error when it does not fit what is there. */
export function applyEdit(folder: string, { path, kind, lines }: Edit): void {
  const file = join(folder, path);
  if (kind === 'create') {
    if (existsSync(file)) throw new Error(`${path} exists already.`);
    writeFileSync(file, `${lines.join('\n')}\n`);
    return;
  }
  const [old, now] = [linesWith(lines, '-'), linesWith(lines, '+')];
  const standing = readFileSync(file, 'utf8').split('\n');
  const [at, ...more] = standing.flatMap((_, from) =>
    old.every((line, offset) => standing[from + offset] === line) ? [from] : [],
  );
  if (at === undefined || more.length > 0)
    throw new Error(`${path} must have these lines exactly once:\n${old.join('\n')}`);
  writeFileSync(file, standing.toSpliced(at, old.length, ...now).join('\n'));
}

/** The lines of a diff without their marks: those with no mark, and those with the given one. */
function linesWith(lines: readonly string[], mark: string): string[] {
  return lines.filter((line) => [' ', mark].includes(line.charAt(0))).map((line) => line.slice(1));
}
