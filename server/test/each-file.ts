import { afterAll, expect } from 'vitest';
import { endFile } from './after-file.ts';
import { takeLeaks } from './watched-log.ts';

// One process runs many test files and loads shared modules once. Hooks in this file run for each test file, because it
// is a setup file.
afterAll(() => {
  expect(takeLeaks(), 'lines of the log that show a secret').toEqual([]);
});
afterAll(endFile);
