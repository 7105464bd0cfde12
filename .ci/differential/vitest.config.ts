import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['source', ...defaultServerConditions];

export default defineConfig({
  // Vitest resolves imports as a server does, so the condition is needed in both places.
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { name: 'differential', environment: 'node', include: ['*.test.ts'] },
});
