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
    launchOptions: {
      executablePath: browser.executablePath,
      args: [...browserArguments],
      ...(browser.env && { env: { ...process.env, ...browser.env } }),
    },
  },
});
