import { defineConfig } from '@playwright/test';
import { browserArguments } from '../scripts/browser-arguments.ts';
import { findBrowser } from '../scripts/find-browser.ts';

const browser = await findBrowser();
// Each worker reads this file too; once is enough.
if (process.env.TEST_WORKER_INDEX === undefined) {
  console.error(`Journeys run in Chromium ${browser.executablePath} (${browser.origin}).`);
}

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: browser.executablePath,
      args: [...browserArguments],
      ...(browser.env && { env: { ...process.env, ...browser.env } }),
    },
  },
});
