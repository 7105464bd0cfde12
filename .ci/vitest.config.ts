import { defineConfig } from 'vitest/config';

export default defineConfig({
  // One worker: it has its turn with the browser's tests, whatever the machine has.
  test: { name: 'walls', maxWorkers: 1, include: ['*.test.ts'] },
});
