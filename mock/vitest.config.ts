import { defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

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
      // Several tests start Prism as a process, which takes its time on a busy machine.
      testTimeout: 30_000,
      // The SDK takes hold of the window when it is loaded: a test that brings one loads it anew.
      server: { deps: { inline: ['@tonconnect/sdk'] } },
      include: ['src/**/*.test.ts'],
    },
  },
];

export default defineConfig({ test: { projects } });
