import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'walls', include: ['*.test.ts'] },
});
