import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

export const projects: TestProjectInlineConfiguration[] = [
  {
    root: import.meta.dirname,
    test: {
      name: 'openapi',
      environment: 'node',
      // Test files do not change global state, so they can share a process.
      isolate: false,
      // As in the other folders, which this one does not depend on.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 30_000 } },
      include: ['scripts/**/*.test.ts', 'test/**/*.test.ts', 'conformance/**/*.test.ts'],
    },
  },
];

export default defineConfig({ test: { projects, silent: 'passed-only' } });
