import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Manifest = { scripts?: Record<string, string>; workspaces?: string[] };

const read = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', folder, 'package.json'), 'utf8'));

/** Syntax that works in POSIX shells, but not in cmd.exe on Windows. */
const posixOnly: [what: string, syntax: RegExp][] = [
  ['a variable before a command', /(^|[&|;]\s*)\w+=/],
  ['a test in brackets', /(^|\s)\[{1,2}\s/],
  ['a group of commands', /(^|\s)[{(]/],
  ['a substitution', /[$`]/],
  ['single quotes', /'/],
  ['a semicolon', /;/],
  ['a command in the background', /[^&]&($|[^&])/],
  ['a command of Unix', /(^|[&|]\s*)(rm|cp|mv|mkdir|touch|cat|echo|export|test|sh|bash|\.\/\S+)\s/],
];

const faultsOf = (script: string) =>
  posixOnly.filter(([, syntax]) => syntax.test(script)).map(([what]) => what);

const scripts = ['.', ...(read('.').workspaces ?? [])].flatMap((folder) =>
  Object.entries(read(folder).scripts ?? {}).map(([name, script]) => ({ folder, name, script })),
);

test('no npm script needs a POSIX shell', () => {
  const faults = scripts.flatMap(({ folder, name, script }) =>
    faultsOf(script).map((fault) => `${folder}: ${name} has ${fault}`),
  );

  expect(faults).toEqual([]);
});

test("what needs this project's Node is not run by the shell that installs it", () => {
  // A shell keeps the path at which it first found `node`: after an installation that is the wrong one.
  const wrong = scripts.filter(({ script }) => /setup\.js.*&&\s*node\s/.test(script));

  expect(scripts.some(({ script }) => script.includes('setup.js'))).toBe(true);
  expect(wrong).toEqual([]);
});

test('setup.js is given programs that it can start without a shell', () => {
  const programs = scripts.flatMap(({ script }) => /setup\.js ([^&\s]+)/.exec(script)?.[1] ?? []);

  expect(new Set(programs)).toEqual(new Set(['node', 'npm']));
});

test('a script runs one of a workspace with --prefix, because npm 9 with Node 24 returns 0 when one fails with -w', () => {
  const wrong = scripts.filter(({ script }) => /npm [^&]*\s(-w|--workspaces?)\b/.test(script));

  expect(scripts.some(({ script }) => script.includes('--prefix'))).toBe(true);
  expect(wrong).toEqual([]);
});

test('a script that only runs one of a workspace hands its options on', () => {
  // Without the two hyphens at the end, npm itself would take `--port` of `npm run dev -- --port 5174`.
  const commands = scripts.filter(({ script }) =>
    /^node \.ci\/setup\.js npm run -s \S+ --prefix [^&]+$/.test(script),
  );

  expect(commands.length).toBeGreaterThan(3);
  expect(commands.filter(({ script }) => !script.endsWith(' --'))).toEqual([]);
});

test('a command of operators replaces its shell, so that a signal to npm reaches the command', () => {
  // The shell dash passes no signal on. cmd.exe has no exec, but operators have Linux or macOS.
  const commands = scripts.filter(
    ({ folder, script }) => folder === '.' && /scripts\//.test(script),
  );

  expect(commands.length).toBeGreaterThan(10);
  expect(commands.filter(({ script }) => !script.startsWith('exec node '))).toEqual([]);
});

test('no script runs before or after another by its name', () => {
  const names = scripts.map(({ name }) => name);
  const hooks = names.filter((name) => /^(pre|post)/.test(name) && name !== 'prepack');

  expect(hooks).toEqual([]);
});

test.each([
  ['[ -f a ] || b', 'a test in brackets'],
  ['NODE_OPTIONS=--conditions=@bold/source vite', 'a variable before a command'],
  ['a && MODE=b c', 'a variable before a command'],
  ['a || { b; }', 'a group of commands'],
  ['a $(b)', 'a substitution'],
  ["a 'b c'", 'single quotes'],
  ['a & b', 'a command in the background'],
  ['rm -rf dist', 'a command of Unix'],
])('%s is found to have %s', (script, fault) => {
  expect(faultsOf(script)).toContain(fault);
});

test.each([
  'a && b',
  'node --conditions=@bold/source a.js --b=c',
  'npm run -s a --prefix b -- --c',
])('%s runs everywhere', (script) => expect(faultsOf(script)).toEqual([]));
