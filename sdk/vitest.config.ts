import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { timeouts } from '../.ci/test-run/timeouts.ts';

export const projects: TestProjectInlineConfiguration[] = [
  {
    root: import.meta.dirname,
    resolve: { conditions: ['@bold/source'] },
    ssr: { resolve: { conditions: ['@bold/source', 'node', 'import', 'default'] } },
    test: {
      name: 'sdk',
      environment: 'node',
      ...timeouts,
      // Test files do not change global state, so they can share a process.
      isolate: false,
      include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'test/**/*.test.ts'],
    },
  },
];

export default defineConfig({ test: { projects, silent: 'passed-only' } });
