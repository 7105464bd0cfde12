import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { timeouts } from '../.ci/timeouts.ts';

export const projects: TestProjectInlineConfiguration[] = [
  {
    root: import.meta.dirname,
    resolve: { conditions: ['source'] },
    ssr: { resolve: { conditions: ['source', 'node', 'import', 'default'] } },
    test: {
      name: 'sdk',
      environment: 'node',
      ...timeouts,
      // No file leaves anything behind that the next one in its process could stumble over.
      isolate: false,
      include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'test/**/*.test.ts'],
    },
  },
];

export default defineConfig({ test: { projects } });
