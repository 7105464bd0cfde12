import journeys from '../playwright.config.ts';

/** The configuration of `npm run screens`, which takes a screenshot of each screen in each state, for reviews. */
export default {
  ...journeys,
  testMatch: 'screens.shots.ts',
  outputDir: '../../test-results',
  use: { ...journeys.use, trace: 'off' as const, viewport: { width: 390, height: 844 } },
};
