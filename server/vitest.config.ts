import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { timeouts } from '../.ci/timeouts.ts';

// In CI, and if DATABASE_URL is set, the same tests also run on an external PostgreSQL.
const external = process.env.CI || process.env.DATABASE_URL ? ['external' as const] : [];

/** Tests that import nothing of `test/` use no database, so they run on one PostgreSQL only. */
const withoutDatabase = globSync('{src,scripts}/**/*.test.ts', { cwd: import.meta.dirname }).filter(
  (file) => !/from '(\.\.\/)+test\//.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
);

/** Tests of the whole server as a process of its own, with its own database. */
const whole = ['conformance', 'differential', 'mutants'].map((folder) => `test/${folder}/**`);
const conditions = ['source', ...defaultServerConditions];

/** The server's tests, once for each PostgreSQL that they run on. */
const onEachPostgres: TestProjectInlineConfiguration[] = ['embedded' as const, ...external].map(
  (postgres) => ({
    root: import.meta.dirname,
    resolve: { conditions: ['source'] },
    ssr: { resolve: { conditions: ['source'] } },
    test: {
      name: `server-${postgres}`,
      environment: 'node',
      // Loading the server takes longer than most files: each process does it once.
      isolate: false,
      setupFiles: ['./test/each-file.ts'],
      include: [
        'src/**/*.test.ts',
        'scripts/**/*.test.ts',
        'bench/**/*.test.ts',
        'test/**/*.test.ts',
      ],
      // Servers that share need a Redis, which CI has beside the external PostgreSQL. Tests that start their own
      // PostgreSQL run only once.
      exclude:
        postgres === 'embedded'
          ? [...whole, 'test/servers/**']
          : [
              ...whole,
              'bench/**',
              'test/faults/**',
              'src/database/embedded-postgres.test.ts',
              'src/database/open-database.test.ts',
              ...withoutDatabase,
            ],
      globalSetup: [`./test/${postgres}-postgres.ts`],
      ...timeouts,
    },
  }),
);

export const projects: TestProjectInlineConfiguration[] = [
  ...onEachPostgres,
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

export default defineConfig({ test: { projects } });
