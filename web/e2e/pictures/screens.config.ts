import journeys from '../playwright.config.ts';

/** `npm run screens`: one screenshot per screen and state, for people to look at. */
export default {
  ...journeys,
  testMatch: 'screens.shots.ts',
  outputDir: '../../test-results',
  use: { ...journeys.use, trace: 'off' as const, viewport: { width: 390, height: 844 } },
};
