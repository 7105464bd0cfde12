import { join } from 'node:path';
import { defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { timeouts } from './timeouts.ts';

const conditions = ['source', ...defaultServerConditions];

/** What holds the rooms apart, and what holds server, mock and contract against each other. */
export const projects: TestProjectInlineConfiguration[] = [
  { root: import.meta.dirname, test: { name: 'walls', ...timeouts, include: ['*.test.ts'] } },
  {
    root: join(import.meta.dirname, 'differential'),
    // Vitest resolves imports as a server does, so the condition is needed in both places.
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: { name: 'differential', environment: 'node', ...timeouts, include: ['*.test.ts'] },
  },
];

export default defineConfig({ test: { projects } });
