import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../.ci/browser/find-browser.ts';
import { launchOptions, prepareBrowser } from '../../.ci/browser/prepare-browser.ts';

const browser = findBrowser();
// Each worker reads this file too; once is enough.
if (process.env.TEST_WORKER_INDEX === undefined) await prepareBrowser(browser);

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  // Each has a game of its own, and a journey waits more than it works.
  workers: 3,
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    // What cannot be pressed in a minute fails there and then, by its name.
    actionTimeout: 60_000,
    // Traces take a good part of the time; `npm run e2e -- --trace retain-on-failure` brings them.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(browser),
  },
});
