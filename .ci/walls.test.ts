import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { ViteUserConfig } from 'vitest/config';
import { importsOf } from './imports-of.ts';
import { brokenWalls } from './walls.ts';

type Diagnostic = { category: string; location: { path: string } };

const root = join(import.meta.dirname, '..');

/** Creates a Git repository with `files`, which maps paths to code. Returns its folder. */
function project(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'bold-walls-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  execFileSync('git', ['init', '-q'], { cwd: folder });
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  return folder;
}

/** Lints `files` with the project's rules. Returns `path: rule` for every finding. */
function lint(files: Record<string, string>): string[] {
  const folder = project(files);
  copyFileSync(join(root, '.biome.json'), join(folder, '.biome.json'));
  const biome = join(root, 'node_modules/.bin/biome');
  const options = ['lint', '.', '--reporter=json', '--max-diagnostics=none'];
  let report: string;
  try {
    report = execFileSync(biome, options, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (failure) {
    report = (failure as { stdout: string }).stdout;
  }
  const { diagnostics } = JSON.parse(report) as { diagnostics: Diagnostic[] };
  return diagnostics
    .filter(({ category }) => category.startsWith('lint/'))
    .map(({ category, location }) => `${location.path}: ${category.split('/').at(-1)}`);
}

const forbidden: [rule: string, from: string, specifier: string][] = [
  ['openapi ← sdk', 'openapi/scripts/a.ts', '@bold/sdk'],
  ['openapi ← server by path', 'openapi/conformance/a.ts', '../../server/src/app.ts'],
  ['conformance ← mock', 'openapi/conformance/a.ts', '@bold/mock/node'],
  ['sdk ← mock', 'sdk/src/a.ts', '@bold/mock/node'],
  ['sdk ← server by path', 'sdk/src/a.ts', '../../server/src/app.ts'],
  ['sdk ← web', 'sdk/src/live/a.ts', '@bold/web'],
  ['game ← anything of the SDK', 'sdk/src/game/a.ts', '../client.ts'],
  ['game ← a library', 'sdk/src/game/a.ts', 'mobx'],
  ['game ← Node', 'sdk/src/game/a.ts', 'node:fs'],
  ['mock ← server', 'mock/src/a.ts', '@bold/server'],
  ['mock ← server by path', 'mock/src/telegram/a.ts', '../../../server/src/main.ts'],
  ['mock ← web', 'mock/src/a.ts', '../../web/src/main.tsx'],
  ['server ← mock', 'server/src/a.ts', '@bold/mock/telegram'],
  ['bench ← mock', 'server/bench/a.ts', '@bold/mock/telegram'],
  ['server ← web by path', 'server/src/a.ts', '../../web/src/lib/a.ts'],
  ['server tests ← web', 'server/test/a.ts', '@bold/web'],
  ['server tests ← web by path', 'server/test/mutants/a.ts', '../../../web/src/lib/a.ts'],
  ['handlers ← http', 'server/src/bonus/a.ts', '../http/router.ts'],
  ['handlers ← live', 'server/src/taps/a.ts', '../live/gateway.ts'],
  ['handlers ← main', 'server/src/users/a.ts', '../main.ts'],
  ['database ← handlers', 'server/src/database/a.ts', '../users/get-me.ts'],
  ['web ← server', 'web/src/app/a.ts', '@bold/server'],
  ['web ← server by path', 'web/e2e/a.ts', '../../server/src/config.ts'],
  ['production web ← mock', 'web/src/app/a.ts', '@bold/mock/browser'],
  ['production web ← operations', 'web/src/app/a.ts', '@bold/sdk/operations'],
  ['production web ← contract runtime', 'web/src/app/a.ts', '@bold/sdk/contract'],
  ['nested feature ← feature', 'web/src/features/taps/store/a.ts', '../../levels/level-card.tsx'],
  ['feature ← operations', 'web/src/features/taps/a.ts', '@bold/sdk/operations'],
  ['live ← operations', 'web/src/live/a.ts', '@bold/sdk/operations'],
  ['feature ← feature', 'web/src/features/taps/a.ts', '../levels/level-card.tsx'],
  ['feature ← app', 'web/src/features/taps/a.ts', '../../app/router.tsx'],
  ['feature ← mock', 'web/src/features/taps/a.ts', '@bold/mock/browser'],
  ['ui ← feature', 'web/src/ui/a.ts', '../features/taps/tap-store.ts'],
  ['telegram ← app', 'web/src/telegram/a.ts', '../app/router.tsx'],
  ['lib ← feature', 'web/src/lib/a.ts', '../features/taps/tap-store.ts'],
];

test.each(forbidden)('the import "%s" breaks a wall', (_rule, from, specifier) => {
  expect(brokenWalls(from, specifier)).not.toEqual([]);
});

const allowed: [from: string, specifier: string][] = [
  ['sdk/src/game/a.ts', './level.ts'],
  ['sdk/src/game/a.test.ts', 'fast-check'],
  ['mock/src/a.ts', '@bold/sdk/msw'],
  ['mock/src/a.ts', '@bold/sdk/operations'],
  ['server/src/http/a.ts', '@bold/sdk/operations'],
  ['server/src/bonus/a.ts', '../contract/handler.ts'],
  ['server/src/bonus/a.ts', '../taps/balance-repository.ts'],
  ['server/test/differential/a.ts', '../../../mock/src/telegram/init-data.ts'],
  ['web/src/features/taps/a.ts', '../../ui/button.tsx'],
  ['web/src/features/taps/a.test.tsx', '@bold/mock/browser'],
  ['web/src/app/a.ts', '../features/taps/tap-store.ts'],
  ['web/src/features/taps/store/a.ts', '../taps-text.ts'],
  ['web/src/features/taps/store/a.ts', '../../../lib/language.ts'],
  ['web/e2e/a.ts', '@bold/mock/telegram'],
];

test.each(allowed)('%s may import %s', (from, specifier) => {
  expect(brokenWalls(from, specifier)).toEqual([]);
});

test.each([
  "import { a } from 'b';",
  "import type { A } from 'b';",
  "import 'b';",
  "export { a } from 'b';",
  "export * from 'b';",
  "export const a = () => import('b');",
  "export type A = import('b').A;",
  "export const a = <p>{String(require('b'))}</p>;",
])('%s is found to import b', (source) => {
  expect(importsOf('a.tsx', source)).toEqual(['b']);
});

test('npm run check fails for a forbidden import and names file, import and rule', () => {
  const check = (cwd: string) =>
    spawnSync(process.execPath, [join(root, '.ci/check-walls.ts')], { cwd, encoding: 'utf8' });
  const other = project({ 'openapi/scripts/a.ts': "export * from '@bold/sdk';\n" });

  expect(check(root)).toMatchObject({ status: 0, stderr: '' });
  expect(check(other)).toMatchObject({
    status: 1,
    stderr: 'openapi/scripts/a.ts imports @bold/sdk: The contract must not import other folders.\n',
  });
});

test('an import cycle is a lint error', () => {
  const findings = lint({
    'sdk/src/a.ts': "import { b } from './b.ts';\n\nexport const a = () => b();\n",
    'sdk/src/b.ts': "import { a } from './a.ts';\n\nexport const b = () => a();\n",
  });
  expect(findings).toContain('sdk/src/a.ts: noImportCycles');
});

test('any and default exports are lint errors', () => {
  const findings = lint({ 'sdk/src/a.ts': 'const a: any = 1;\n\nexport default a;\n' });
  expect(findings.toSorted()).toEqual([
    'sdk/src/a.ts: noDefaultExport',
    'sdk/src/a.ts: noExplicitAny',
  ]);
});

test('a barrel that is no public entry is a lint error', () => {
  const barrel = "export { a } from './a.ts';\n";
  const findings = lint({
    'sdk/src/game/index.ts': barrel,
    'sdk/src/game/levels/index.ts': barrel,
    'server/src/bonus/index.ts': barrel,
  });
  expect(findings.toSorted()).toEqual([
    'sdk/src/game/levels/index.ts: noBarrelFile',
    'server/src/bonus/index.ts: noBarrelFile',
  ]);
});

test('the contract names no file of another folder', () => {
  const rooms = '(^|[^[:alnum:]_-])(server|mock|sdk|web)/|@bold/(server|mock|sdk|web)';
  const search = spawnSync('git', ['grep', '--untracked', '-nE', rooms, '--', 'openapi'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(search).toMatchObject({ status: 1, stdout: '', stderr: '' });
});

test('no source suppresses a rule of the linter or the compiler', () => {
  const suppressions = '(biome[-]ignore|@ts[-](ignore|expect-error|nocheck))';
  const search = spawnSync(
    'git',
    [
      'grep',
      '--untracked',
      '-lE',
      suppressions,
      '--',
      '*.ts',
      '*.tsx',
      '*.css',
      ':!**/generated/**',
    ],
    { cwd: root, encoding: 'utf8' },
  );
  expect(search).toMatchObject({ status: 1, stdout: '', stderr: '' });
});

test('what a passed test prints is hidden, in a run of all folders and of each folder alone', async () => {
  const loud: string[] = [];
  for (const path of globSync('{,*/,.ci/}vitest.config.ts', { cwd: root })) {
    const { default: config }: { default: ViteUserConfig } = await import(join(root, path));
    if (config.test?.silent !== 'passed-only') loud.push(path);
  }

  expect(loud).toEqual([]);
});
