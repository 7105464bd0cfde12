import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** The configuration of `npm run screens`, which takes a screenshot of each screen in each state. */
export default defineConfig(journeys, {
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  use: { viewport: { width: 390, height: 844 } },
  projects: [
    { name: 'screens', testMatch: 'screens.shots.ts', teardown: 'contact sheets' },
    { name: 'contact sheets', testMatch: 'contact-sheets.shots.ts' },
  ],
});
