import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['.ci', 'openapi', 'sdk', 'mock', 'server', 'web'].map(
      (room) => `${room}/vitest.config.ts`,
    ),
  },
});
