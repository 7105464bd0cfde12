import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { timeouts } from './test-run/timeouts.ts';

/** The Vitest project of the tests that check the repository as a whole. */
export const projects: TestProjectInlineConfiguration[] = [
  {
    root: import.meta.dirname,
    test: {
      name: 'walls',
      isolate: false,
      ...timeouts,
      include: ['*.test.ts', 'browser/*.test.ts', 'endpoint/*.test.ts', 'test-run/*.test.ts'],
    },
  },
];

export default defineConfig({ test: { projects, silent: 'passed-only' } });
