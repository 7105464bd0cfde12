import { defineScenario } from '@bold/mock/scenarios';

export const champion = defineScenario('champion', {
  label: 'Champion',
  about: 'The player leads the world, and the gift fails.',
  player: { totalTaps: 90_000_000 },
  overrides: { startBonus: ({ refuse }) => refuse('SERVICE_UNAVAILABLE') },
});
