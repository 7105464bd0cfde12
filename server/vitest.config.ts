import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

// In CI, and wherever DATABASE_URL names one, the same tests run on an external PostgreSQL too.
const external = process.env.CI || process.env.DATABASE_URL ? ['external' as const] : [];

/** The server's tests, once for each PostgreSQL that they run on. */
export const projects: TestProjectInlineConfiguration[] = ['embedded' as const, ...external].map(
  (postgres) => ({
    root: import.meta.dirname,
    resolve: { conditions: ['source'] },
    ssr: { resolve: { conditions: ['source'] } },
    test: {
      name: `server-${postgres}`,
      environment: 'node',
      include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'test/**/*.test.ts'],
      globalSetup: [`./test/${postgres}-postgres.ts`],
      testTimeout: 60_000,
      hookTimeout: 30_000,
    },
  }),
);

export default defineConfig({ test: { projects } });
