import { defineScenario } from '@bold/mock/scenarios';
import { userDisplayNameMaxLength } from '@bold/sdk/limits';

// The scenarios of this app's team. The app on the mock and the playground's index import them.

const longName = 'W'.repeat(userDisplayNameMaxLength);

defineScenario('long-names', {
  label: 'Longest names',
  about: 'Every player of the boards has the longest name that the contract allows.',
  opening: { path: '/leaderboard' },
  overrides: {
    listTop: async ({ next }) =>
      (await next()).map((entry) => ({ ...entry, display_name: longName })),
  },
});
