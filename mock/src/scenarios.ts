import { errorScenarios } from './scenarios/error-scenarios.ts';
import { networkScenarios } from './scenarios/network-scenarios.ts';
import { playerScenarios } from './scenarios/player-scenarios.ts';
import type { Scenario } from './scenarios/scenario.ts';

export type { Opening, Scenario } from './scenarios/scenario.ts';

const all = { ...playerScenarios, ...networkScenarios, ...errorScenarios };

/** The key of a scenario in addresses. */
export type ScenarioKey = keyof typeof all;

/** All scenarios, in the order in which they are offered. */
export const scenarios: Record<ScenarioKey, Scenario> = all;

/** Returns true for the key of a scenario. */
export function isScenarioKey(key: unknown): key is ScenarioKey {
  return typeof key === 'string' && Object.hasOwn(scenarios, key);
}
