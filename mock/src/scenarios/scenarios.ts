import { errorScenarios } from './error-scenarios.ts';
import { networkScenarios } from './network-scenarios.ts';
import { payoutScenarios } from './payout-scenarios.ts';
import { playerScenarios } from './player-scenarios.ts';
import type { Scenario } from './scenario.ts';

const all = { ...playerScenarios, ...payoutScenarios, ...networkScenarios, ...errorScenarios };

/** The key of a scenario, which names it in URLs. */
export type ScenarioKey = keyof typeof all;

/** All scenarios, in the order in which they are offered. */
export const scenarios: Record<ScenarioKey, Scenario> = all;

/** Returns true for the key of a scenario. */
export function isScenarioKey(key: unknown): key is ScenarioKey {
  return typeof key === 'string' && Object.hasOwn(scenarios, key);
}
