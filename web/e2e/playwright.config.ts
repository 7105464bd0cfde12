import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../.ci/browser/find-browser.ts';
import { launchOptions, prepareBrowser } from '../../.ci/browser/prepare-browser.ts';

const browser = findBrowser();
// Each worker reads this file too, but the browser is prepared only once.
if (process.env.TEST_WORKER_INDEX === undefined) await prepareBrowser(browser);

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  // Each worker has a game of its own. More workers than cores are possible, because journeys mostly wait.
  workers: 3,
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    // The error of an action that is not possible within a minute names the action.
    actionTimeout: 60_000,
    // Traces take much time; `npm run e2e -- --trace retain-on-failure` records them.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(browser),
  },
});
