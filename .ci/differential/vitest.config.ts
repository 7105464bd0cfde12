import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['source', ...defaultServerConditions];

export default defineConfig({
  // Vitest resolves imports as a server does, so the condition is needed in both places.
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // One worker: it has its turn with the browser's tests, whatever the machine has.
  test: { name: 'differential', environment: 'node', maxWorkers: 1, include: ['*.test.ts'] },
});
