import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** The configuration of `npm run pictures`, which takes the screenshots for the READMEs. */
export default defineConfig(journeys, {
  testMatch: 'pictures.shots.ts',
  outputDir: '../../test-results',
  use: { viewport: { width: 390, height: 844 } },
});
