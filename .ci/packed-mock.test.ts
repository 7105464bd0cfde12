import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');

const packages = ['openapi', 'sdk', 'mock'];

/** Packs three packages and unpacks them into a new project, which has what the README of the mock installs. */
async function unpackMock(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bold-mock-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const workspaces = packages.flatMap((name) => ['-w', `@bold/${name}`]);
  // Without scripts the SDK is not built: the mock uses its sources.
  const options = ['--ignore-scripts', '--json', '--pack-destination', folder];
  const { stdout } = await run('npm', ['pack', ...workspaces, ...options], { cwd: root });
  const packed: { name: string; filename: string }[] = Object.values(JSON.parse(stdout));
  for (const { name, filename } of packed) {
    const target = join(folder, 'node_modules', name);
    await mkdir(target, { recursive: true });
    await run('tar', ['-xzf', join(folder, filename), '-C', target, '--strip-components=1']);
  }
  const { dependencies } = JSON.parse(await readFile(join(root, 'mock/package.json'), 'utf8'));
  const installed = ['msw', 'ajv', 'ajv-formats', 'vite', 'vitest', ...Object.keys(dependencies)];
  await mkdir(join(folder, 'node_modules/@ton'));
  for (const name of installed) {
    await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  await writeFile(join(folder, 'package.json'), '{ "name": "my-app", "type": "module" }');
  await cp(join(root, 'mock/examples'), folder, { recursive: true });
  return folder;
}

test('the packed mock runs its examples in another project, with the configuration of its README', async () => {
  const cwd = await unpackMock();
  const vitest = join(cwd, 'node_modules/vitest/vitest.mjs');
  const env = { ...process.env, NO_COLOR: '1' };

  const { stdout } = await run(process.execPath, [vitest, 'run'], { cwd, env });

  expect(stdout).toMatch(/Tests +5 passed/);
}, 120_000);

test('each packed package has the licence', async () => {
  const cwd = await unpackMock();
  const licences = packages.map((name) => join(cwd, 'node_modules/@bold', name, 'LICENSE'));

  const texts = await Promise.all(licences.map((path) => readFile(path, 'utf8')));

  expect(new Set(texts)).toEqual(new Set([await readFile(join(root, 'LICENSE'), 'utf8')]));
}, 120_000);

test('with the configuration of its README, a test with jsdom finds msw/node', async () => {
  const { default: config } = await import('../mock/examples/vite.config.ts');
  const conditions = config.resolve?.conditions ?? [];
  const options = conditions.map((name) => `--conditions=${name}`);
  const code = "console.log(import.meta.resolve('msw/node'))";

  const { stdout } = await run(process.execPath, [...options, '--eval', code], { cwd: root });

  expect(conditions).toContain('module');
  expect(stdout).toMatch(/msw\/.+\.js\n$/);
});

/** Returns the compiler options that the README of the mock names. */
async function readOptions(): Promise<object> {
  const readme = await readFile(join(root, 'mock/README.md'), 'utf8');
  const [sentence = ''] = /TypeScript needs the options .+?`\./s.exec(readme) ?? [];
  const options = [...sentence.matchAll(/`(".+?)`/g)].map(([, option]) => option);
  return JSON.parse(`{ ${options.join()} }`);
}

test('the packed mock compiles in a project of Vite’s template, with the options of its README', async () => {
  const cwd = await unpackMock();
  const page = "import { startMock } from '@bold/mock/browser';\n\nawait startMock();\n";
  await writeFile(join(cwd, 'main.ts'), page);
  const template = {
    target: 'es2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'esnext',
    types: ['vite/client'],
    skipLibCheck: true,
    moduleResolution: 'bundler',
    verbatimModuleSyntax: true,
    moduleDetection: 'force',
    strict: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    erasableSyntaxOnly: true,
    noFallthroughCasesInSwitch: true,
  };
  const compilerOptions = { ...template, ...(await readOptions()) };
  await writeFile(join(cwd, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');

  const { stdout } = await run(process.execPath, [tsc, '-p', cwd], { cwd }).catch((error) => error);

  expect(stdout).toBe('');
}, 120_000);
