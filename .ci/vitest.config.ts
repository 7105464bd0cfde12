import { join } from 'node:path';
import { defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { timeouts } from './timeouts.ts';

const conditions = ['source', ...defaultServerConditions];

/** Tests of the import rules between folders, and of differences between server and mock. */
export const projects: TestProjectInlineConfiguration[] = [
  { root: import.meta.dirname, test: { name: 'walls', ...timeouts, include: ['*.test.ts'] } },
  {
    root: join(import.meta.dirname, 'differential'),
    // Vitest resolves imports for the server environment, so both places need the condition.
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: { name: 'differential', environment: 'node', ...timeouts, include: ['*.test.ts'] },
  },
];

export default defineConfig({ test: { projects } });
