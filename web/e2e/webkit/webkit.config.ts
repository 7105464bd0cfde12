import { defineConfig } from '@playwright/test';
import { findWebkit } from '../../../.ci/browser/find-webkit.ts';

const webkit = findWebkit();
if (typeof webkit === 'string') {
  console.error(webkit);
  process.exit(1);
}

/** The configuration of `npm run e2e:webkit`. Playwright only runs the tests; WebDriver controls the browser. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.webkit.ts',
  outputDir: '../../test-results',
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
});
