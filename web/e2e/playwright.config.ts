import { defineConfig } from '@playwright/test';
import '../../.ci/test-run/temporary-folder.ts';
import { findBrowser } from '../../.ci/browser/find-browser.ts';
import { launchOptions, prepareBrowser } from '../../.ci/browser/prepare-browser.ts';

const browser = findBrowser();
// Each worker loads this file too, but only the main process prepares the browser.
if (process.env.TEST_WORKER_INDEX === undefined) await prepareBrowser(browser);

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  // Each worker starts its own game. There may be more workers than cores, because journeys mostly wait.
  workers: 3,
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    // This timeout is shorter than that of a test, so that the error names the action that was not possible.
    actionTimeout: 60_000,
    // Recording traces takes much time. `npm run e2e -- --trace retain-on-failure` records them.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(browser),
  },
});
