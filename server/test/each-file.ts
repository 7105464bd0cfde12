import { afterAll, expect } from 'vitest';
import { endFile } from './after-file.ts';
import { takeLeaks } from './watched-log.ts';

// A process runs many test files and loads shared modules once: only hooks in this file run for every file.
afterAll(() => {
  expect(takeLeaks(), 'lines of the log that show a secret').toEqual([]);
});
// Dropping a database waits for the disk, and some files have one for each test.
afterAll(endFile, 120_000);
