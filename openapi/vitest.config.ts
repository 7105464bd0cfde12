import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'openapi',
    environment: 'node',
    // It has its turn with the browser's tests, whatever the machine has.
    maxWorkers: 1,
    // Several tests run Redocly or git as a process, which takes its time on a busy machine.
    testTimeout: 30_000,
    include: ['scripts/**/*.test.ts', 'test/**/*.test.ts', 'conformance/**/*.test.ts'],
  },
});
