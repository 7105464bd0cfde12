import { join } from 'node:path';
import { hashInputs, isBuiltFrom, publishBuild, unfinishedBuild } from './build-stamp.ts';
import { parseOptions } from './parse-options.ts';
import { runQuietly } from './run-quietly.js';
import { step } from './step.js';

// Builds both pages for `npm run build`. With --if-changed only those whose sources changed since their last build.

const root = join(import.meta.dirname, '..');
const shared = [
  'sdk/src',
  'openapi/catalogue',
  'openapi/dist',
  'package-lock.json',
  'tsconfig.json',
];
const apps = [
  {
    name: 'the simulator',
    room: 'mock',
    dist: 'mock/dist/simulator',
    sources: ['src', 'package.json', 'vite.config.ts'],
  },
  {
    name: 'the mini app',
    room: 'web',
    dist: 'web/dist',
    sources: ['index.html', 'public', 'scripts', 'src', 'package.json', 'vite.config.ts'],
  },
];

/**
 * Builds the simulator and the mini app. Throws the bundler's error if a build fails.
 * @param options.ifChanged True to skip an app whose build is up to date.
 */
export async function buildApps({ ifChanged }: { ifChanged: boolean }): Promise<void> {
  for (const { name, room, dist, sources } of apps) {
    const hash = hashInputs(root, [...sources.map((source) => `${room}/${source}`), ...shared]);
    if (ifChanged && isBuiltFrom(join(root, dist), hash)) continue;
    const next = unfinishedBuild(join(root, dist));
    const warnings = await step(`Building ${name}`, () => buildPage(room, next));
    process.stderr.write(warnings);
    publishBuild(next, join(root, dist), hash);
  }
}

/**
 * Builds the page in the folder `room`, such as `web`, for production. Writes the build to `outDir`.
 * @returns The bundler's warnings.
 * @throws The bundler's error if the build fails.
 */
export function buildPage(room: string, outDir: string): Promise<string> {
  const args = ['--run', 'build', '--', '--logLevel', 'warn', '--emptyOutDir', '--outDir', outDir];
  // Vite makes a production build only with this NODE_ENV.
  const env = { ...process.env, NODE_ENV: 'production' };
  return runQuietly(process.execPath, args, { cwd: join(root, room), env });
}

if (import.meta.main) {
  const { values } = parseOptions({
    options: { 'if-changed': { type: 'boolean', default: false } },
  });
  await buildApps({ ifChanged: values['if-changed'] }).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
