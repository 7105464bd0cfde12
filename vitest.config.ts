import { defineConfig } from 'vitest/config';
import { projects as server } from './server/vitest.config.ts';
import { projects as web } from './web/vitest.config.ts';

// Vitest looks for its configuration at the root alone: this file makes `npx vitest` run all rooms.
export default defineConfig({
  test: { projects: ['.ci', 'openapi', 'sdk', 'mock', ...server, ...web] },
});
