import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

export const projects: TestProjectInlineConfiguration[] = [
  {
    root: import.meta.dirname,
    test: {
      name: 'openapi',
      environment: 'node',
      // Several tests run Redocly or git as a process, which takes its time on a busy machine.
      testTimeout: 30_000,
      include: ['scripts/**/*.test.ts', 'test/**/*.test.ts', 'conformance/**/*.test.ts'],
    },
  },
];

export default defineConfig({ test: { projects } });
