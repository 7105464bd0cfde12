import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const documents = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => existsSync(join(root, path)))
  .map((path) => ({ path, text: read(path) }));

const withoutCode = (text: string) => text.replace(/^ *```[\s\S]*?^ *```$/gm, '');

/** Returns the anchors that GitHub creates for the headings of a document. */
function anchorsOf(text: string): string[] {
  return [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Returns the targets of links and pictures in a document. Ignores targets with a scheme such as `https:`. */
function targetsIn(text: string): string[] {
  const found = withoutCode(text).matchAll(
    /\]\(([^)\s]+)\)|<(?:a|img)[^>]* (?:href|src)="([^"]+)"/g,
  );
  return [...found]
    .map(([, link, html]) => link ?? html ?? '')
    .filter((it) => !/^[a-z]+:/.test(it));
}

function resolves(from: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? join(root, from) : resolve(root, dirname(from), path);
  if (!existsSync(file)) return false;
  return anchor === undefined || anchorsOf(readFileSync(file, 'utf8')).includes(anchor);
}

test('every link and picture of a document leads to something that exists', () => {
  const targets = documents.flatMap(({ path, text }) =>
    targetsIn(text).map((target) => ({ path, target })),
  );
  const broken = targets.filter(({ path, target }) => !resolves(path, target));
  expect(targets.length).toBeGreaterThan(20);
  expect(broken).toEqual([]);
});

/** Returns the paths in a text, relative to the root. Ignores paths with a placeholder such as `<tag>`. */
const pathsIn = (text: string) =>
  [
    ...text.matchAll(/(?<=^|[\s`(])(?:server|web|sdk|mock|openapi)\/[\w./-]*\w(?=[\s`,;:.)]|$)/gm),
  ].map(([path]) => path);

test('every path that the architecture page names exists', () => {
  const paths = pathsIn(read('.github/ARCHITECTURE.md'));
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every test that the security page names is where the page says', () => {
  const rows = read('.github/SECURITY.md').matchAll(/^\|.*\|.*\| (.*) \|$/gm);
  const tests = [...rows].flatMap(([, cell = '']) => {
    const isBeside = /, beside (it|them)$/.test(cell);
    return [...cell.matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, name = '']) => {
      if (name.includes('/')) return name;
      return isBeside ? `server/src/*/${name}` : `server/test/faults/${name}`;
    });
  });
  expect(tests.length).toBeGreaterThan(15);
  expect(tests.filter((path) => globSync(path, { cwd: root }).length !== 1)).toEqual([]);
});

test('a path is found in a text, one with a placeholder is not', () => {
  const text = 'web/src/app/layout/a.tsx: see `sdk/src/b.ts`.\nserver/src/<tag>  mock/src/*.ts';
  expect(pathsIn(text)).toEqual(['web/src/app/layout/a.tsx', 'sdk/src/b.ts']);
});

test.each([
  ['server/OPERATIONS.md', '#variables', true],
  ['server/OPERATIONS.md', '#no-such-heading', false],
  ['README.md', 'server/no-such-file.md', false],
  ['server/OPERATIONS.md', '../.github/SECURITY.md', true],
])('a link from %s to %s resolves: %s', (from, target, expected) => {
  expect(resolves(from, target)).toBe(expected);
});

/** Returns the code blocks that quote a file. A line with `…` separates the parts of a quote. */
function quotesIn(text: string): { path: string; parts: string[] }[] {
  // The first line of such a block is a comment with the path.
  const blocks = text.matchAll(/^```\w+\n(?:\/\/|--) (\S+\/\S+)\n([\s\S]*?)^```$/gm);
  return [...blocks].map(([, path = '', code = '']) => ({ path, parts: code.split(/^ *…\n/m) }));
}

test.each([
  ['.github/STYLE.md', 5],
  ['mock/README.md', 2],
  ['sdk/README.md', 2],
])('all code that %s quotes is in its file', (page, least) => {
  const quotes = quotesIn(read(page));
  const wrong = quotes.filter(({ path, parts }) => {
    const source = existsSync(join(root, path)) ? read(path) : '';
    return !parts.every((part) => source.includes(part));
  });
  expect(quotes.length).toBeGreaterThan(least);
  expect(wrong).toEqual([]);
});

test('every example is whole in the README of its folder', () => {
  const examples = globSync('{mock,sdk}/examples/*', { cwd: root });
  const missing = examples.filter((path) => {
    const quotes = quotesIn(read(`${path.split('/')[0]}/README.md`));
    return !quotes.some((quote) => quote.path === path && quote.parts.join() === read(path));
  });
  expect(examples.length).toBeGreaterThan(2);
  expect(missing).toEqual([]);
});

test('a quote is found with its parts, a block without a path is none', () => {
  const text = '```ts\n// a/b.ts\none();\n  …\ntwo();\n```\n\n```ts\nthree();\n```\n';
  expect(quotesIn(text)).toEqual([{ path: 'a/b.ts', parts: ['one();\n', 'two();\n'] }]);
});

/** Maps the name of each package to its npm scripts. The root package's name is an empty string. */
const scripts = new Map(
  ['', ...(JSON.parse(read('package.json')).workspaces as string[])].map((folder) => {
    const manifest = JSON.parse(read(join(folder, 'package.json')));
    return [folder === '' ? '' : manifest.name, Object.keys(manifest.scripts)];
  }),
);

/** Returns the npm commands in a text. `workspace` is empty for the root package. */
function commandsIn(text: string): { name: string; workspace: string }[] {
  return [...text.matchAll(/\bnpm (?:run (?:-s )?([a-z][\w:-]*)|(start|test)\b)([^`\n]*)/g)].map(
    ([, run, short, rest = '']) => ({
      name: run ?? short ?? '',
      workspace: /(?:-w|--workspace) (\S+)/.exec(rest)?.[1] ?? '',
    }),
  );
}

test('every npm script that a document names exists', () => {
  const commands = documents.flatMap(({ path, text }) =>
    commandsIn(text).map((command) => ({ path, ...command })),
  );
  const unknown = commands.filter(({ name, workspace }) => !scripts.get(workspace)?.includes(name));
  expect(commands.length).toBeGreaterThan(30);
  expect(unknown).toEqual([]);
});

test('the guide for contributors lists every script of the root, each once', () => {
  const rows = read('.github/CONTRIBUTING.md').matchAll(/^\| `npm (?:run )?([\w:]+)` \| \S/gm);
  const listed = [...rows].map(([, name]) => name);

  expect(listed.toSorted()).toEqual(scripts.get('')?.toSorted());
});

test('a command in a text is found with its package', () => {
  expect(commandsIn('Run `npm run -s size -w @bold/sdk`, then `npm test`.')).toEqual([
    { name: 'size', workspace: '@bold/sdk' },
    { name: 'test', workspace: '' },
  ]);
});

const contract: { tags: { name: string }[] } = JSON.parse(read('openapi/dist/openapi.json'));

test.each([
  ['README.md', /^The contract has these tags: ([^.]*)\./m, /`(\w+)`/g],
  ['.github/ARCHITECTURE.md', /^\| Tag \|.*\n([\s\S]*?)\n\n/m, /^\| ([a-z]\w*) \|/gm],
])('%s lists exactly the tags of the contract', (path, list, name) => {
  const [, text = ''] = list.exec(read(path)) ?? [];
  const listed = [...text.matchAll(name)].map(([, tag]) => tag);
  expect(listed.toSorted()).toEqual(contract.tags.map((tag) => tag.name).toSorted());
});

test('NAV-01 lists exactly the pages of the app', () => {
  const paths = [...read('web/src/lib/paths.ts').matchAll(/^ {2}\w+: '(\/.*)',$/gm)];
  const [routes = ''] = /^\| NAV-01 .*$/m.exec(read('web/RULES.md')) ?? [];
  const listed = [...routes.matchAll(/`(\/[^`]+)`/g)].map(([, path = '']) =>
    path.replace(/\{(\w+)\}/, ':$1'),
  );
  expect(listed.length).toBeGreaterThan(10);
  expect(listed.toSorted()).toEqual(paths.map(([, path]) => path).toSorted());
});

test('the decisions list exactly the names of the views', () => {
  const [union = ''] = /ViewName =[^;]*/.exec(read('web/src/analytics/product-events.ts')) ?? [];
  const names = [...union.matchAll(/\| '([\w-]+)'/g)].map(([, name]) => name);
  const [, bullet = ''] =
    /^### VIEW\n\n([\s\S]*?)\n- /m.exec(read('openapi/rules/decisions.md')) ?? [];
  const listed = [...bullet.matchAll(/`([\w-]+)`/g)].map(([, name]) => name);
  expect(listed.length).toBeGreaterThan(10);
  expect(listed.toSorted()).toEqual(names.toSorted());
});

test('each folder of the map has a README', () => {
  const folders: string[] = JSON.parse(read('package.json')).workspaces;
  const missing = folders.filter((folder) => !existsSync(join(root, folder, 'README.md')));
  expect(missing).toEqual([]);
});

test('the first link of the README is the playground, and its page says how to build it', () => {
  const [first = ''] = targetsIn(read('README.md'));

  expect(first).toBe('web/dev/playground/README.md');
  expect(commandsIn(read(first))).toContainEqual({ name: 'build:playground', workspace: '' });
});

test('the README says that Bold is not yet proved on Telegram itself', () => {
  const text = read('README.md').replace(/\s+/g, ' ');

  expect(text).toContain('Bold is not yet proved on Telegram itself.');
});

test('the README fits on two pages: it has at most 900 words', () => {
  expect(read('README.md').trim().split(/\s+/).length).toBeLessThanOrEqual(900);
});

test('every picture is in a document, and together they are light', () => {
  const pictures = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '.github/*.png'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((path) => existsSync(join(root, path)));
  const shown = documents.flatMap(({ path, text }) =>
    targetsIn(text).map((target) => relative(root, resolve(root, dirname(path), target))),
  );
  expect(pictures.filter((path) => !shown.includes(path))).toEqual([]);
  const bytes = pictures.map((path) => readFileSync(join(root, path)).length);
  expect(bytes.reduce((sum, length) => sum + length, 0)).toBeLessThan(600_000);
});
