import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';

/** Maps the path of each source file, relative to the source folder, to the file's code. */
type Sources = Record<string, string>;

const imported = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

const folderOf = (path: string) => path.split('/', 1)[0] ?? path;

/** Maps each folder to the other folders from which it imports. Includes imports of types. */
function readImports(sources: Sources): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const [path, code] of Object.entries(sources)) {
    const targets = imports.get(folderOf(path)) ?? new Set();
    for (const [, specifier = ''] of code.matchAll(imported)) {
      targets.add(folderOf(posix.join(posix.dirname(path), specifier)));
    }
    targets.delete(folderOf(path));
    imports.set(folderOf(path), targets);
  }
  return imports;
}

/** Returns the cycles: lists of folders that import each other, directly or indirectly. */
function findCycles(sources: Sources): string[][] {
  const imports = readImports(sources);
  const reachable = (from: string, seen = new Set<string>()): Set<string> => {
    for (const target of imports.get(from) ?? []) {
      if (!seen.has(target)) reachable(target, seen.add(target));
    }
    return seen;
  };
  const reach = new Map([...imports.keys()].map((folder) => [folder, reachable(folder)]));
  const cycles = [...reach]
    .filter(([folder, targets]) => targets.has(folder))
    .map(([folder, targets]) =>
      [...targets].filter((target) => reach.get(target)?.has(folder)).sort(),
    );
  return [...new Map(cycles.map((cycle) => [cycle.join(), cycle])).values()];
}

test('a cycle between folders is found, also of types and through a file at the top', () => {
  expect(
    findCycles({
      'users/get-me.ts': "import { send } from '../http/send.ts';",
      'http/send.ts': "import type { Deps } from '../deps.ts';",
      'deps.ts': "import type { User } from './users/user.ts';",
      'users/user.ts': "export * from './get-me.ts';",
      'taps/load.ts': "const { send } = await import('../http/send.ts');",
    }),
  ).toEqual([['deps.ts', 'http', 'users']]);
  expect(
    findCycles({
      'taps/tap.ts': "import '../ledger/book.ts';\nimport {\n  a,\n} from './deep/a.ts';",
      'taps/deep/a.ts': "import { b } from '../../ledger/book.ts';",
    }),
  ).toEqual([]);
});

test('the folders of server/src import each other in one direction', () => {
  const folder = join(import.meta.dirname, '../server/src');
  const paths = globSync('**/*.ts', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.(test|fixture)\.ts$/.test(path));
  expect(paths.length).toBeGreaterThan(100);
  const sources = paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]);
  expect(findCycles(Object.fromEntries(sources))).toEqual([]);
});
