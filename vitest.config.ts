import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['openapi', 'sdk', 'mock', 'server', 'web'].map((room) => `${room}/vitest.config.ts`),
  },
});
