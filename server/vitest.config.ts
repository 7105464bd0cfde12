import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { timeouts } from '../.ci/timeouts.ts';

// In CI, and wherever DATABASE_URL names one, the same tests run on an external PostgreSQL too.
const external = process.env.CI || process.env.DATABASE_URL ? ['external' as const] : [];

/** Tests that take nothing from `test/`, and so no database: another PostgreSQL has nothing to say to them. */
const withoutDatabase = globSync('{src,scripts}/**/*.test.ts', { cwd: import.meta.dirname }).filter(
  (file) => !/from '(\.\.\/)+test\//.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
);

/** The server's tests, once for each PostgreSQL that they run on. */
export const projects: TestProjectInlineConfiguration[] = ['embedded' as const, ...external].map(
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
      // Servers that share need a Redis, which comes with the external PostgreSQL; what starts or kills a PostgreSQL
      // of its own says nothing more on another.
      exclude:
        postgres === 'embedded'
          ? ['test/servers/**']
          : [
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

export default defineConfig({ test: { projects } });
