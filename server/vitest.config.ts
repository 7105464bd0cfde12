import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { timeouts } from '../.ci/test-run/timeouts.ts';

/** True in CI or if DATABASE_URL is set. */
const isExternal = Boolean(process.env.CI || process.env.DATABASE_URL);

/** Test files that import nothing from `test/`, and therefore use no database. */
const withoutDatabase = globSync('{src,scripts}/**/*.test.ts', { cwd: import.meta.dirname }).filter(
  (file) => !/from '(\.\.\/)+test\//.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
);

/** Tests of the whole server, which runs as its own process with its own database. */
const whole = ['conformance', 'differential', 'mutants'].map((folder) => `test/${folder}/**`);
const conditions = ['@bold/source', ...defaultServerConditions];

/**
 * The tests that never use an external PostgreSQL: they use no database, start their own PostgreSQL, or need the
 * settings of the embedded PostgreSQL.
 */
const onEmbedded = [
  'bench/**/*.test.ts',
  'test/faults/**/*.test.ts',
  'test/cluster/**/*.test.ts',
  'src/database/embedded-postgres.test.ts',
  'src/database/open-database.test.ts',
  ...withoutDatabase,
];

// The tests in `test/servers` need a Redis, which CI has together with the external PostgreSQL.
const all = ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts', 'test/**/*.test.ts'];

function onPostgres(
  postgres: 'embedded' | 'external',
  include: string[],
  exclude: string[],
): TestProjectInlineConfiguration {
  return {
    root: import.meta.dirname,
    resolve: { conditions: ['@bold/source'] },
    ssr: { resolve: { conditions: ['@bold/source'] } },
    test: {
      name: `server-${postgres}`,
      environment: 'node',
      // Loading the server takes longer than most files: each process does it once.
      isolate: false,
      setupFiles: ['./test/each-file.ts'],
      include,
      exclude: [...whole, ...exclude],
      globalSetup: [`./test/${postgres}-postgres.ts`],
      ...timeouts,
    },
  };
}

/**
 * The Vitest projects with all tests except those in `whole`. Without an external PostgreSQL, `test/servers` does not
 * run.
 */
const onEitherPostgres = isExternal
  ? [onPostgres('embedded', onEmbedded, []), onPostgres('external', all, onEmbedded)]
  : [onPostgres('embedded', all, ['test/servers/**'])];

export const projects: TestProjectInlineConfiguration[] = [
  ...onEitherPostgres,
  {
    root: import.meta.dirname,
    // Vitest resolves imports for the server environment, so both places need the condition.
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: {
      name: 'server-whole',
      environment: 'node',
      include: whole.map((folder) => `${folder}/*.test.ts`),
      ...timeouts,
    },
  },
];

export default defineConfig({ test: { projects, silent: 'passed-only' } });
