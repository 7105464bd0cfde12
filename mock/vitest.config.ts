import { defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { timeouts } from '../.ci/timeouts.ts';

const conditions = ['source', ...defaultServerConditions];

export const projects: TestProjectInlineConfiguration[] = [
  {
    root: import.meta.dirname,
    // Vitest resolves imports as a server does, so the condition is needed in both places.
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: {
      name: 'mock',
      environment: 'node',
      // No file leaves anything behind that the next one in its process could stumble over.
      isolate: false,
      ...timeouts,
      // The SDK takes hold of the window when it is loaded: a test that brings one loads it anew.
      server: { deps: { inline: ['@tonconnect/sdk'] } },
      include: ['src/**/*.test.ts', 'examples/**/*.test.ts'],
    },
  },
];

export default defineConfig({ test: { projects } });
