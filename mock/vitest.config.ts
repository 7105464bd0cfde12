import { defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { timeouts } from '../.ci/test-run/timeouts.ts';

const conditions = ['@bold/source', ...defaultServerConditions];
/** A test file that replaces a module of the SDK for the whole process, and therefore runs in a separate project. */
const coreServer = 'src/core-server.test.ts';

export const projects: TestProjectInlineConfiguration[] = [
  project({
    name: 'mock',
    // No file leaves anything behind that the next one in its process could stumble over.
    isolate: false,
    setupFiles: ['./src/each-file.fixture.ts'],
    include: ['src/**/*.test.ts', 'examples/**/*.test.ts'],
    exclude: [coreServer],
  }),
  project({ name: 'mock-core', include: [coreServer] }),
];

function project(test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return {
    root: import.meta.dirname,
    // Vitest resolves imports as a server does, so the condition is needed in both places.
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: {
      environment: 'node',
      ...timeouts,
      // The SDK takes hold of the window when it is loaded: a test that brings one loads it anew.
      server: { deps: { inline: ['@tonconnect/sdk'] } },
      ...test,
    },
  };
}

export default defineConfig({ test: { projects, silent: 'passed-only' } });
