import { errorScenarios } from './error-scenarios.ts';
import { networkScenarios } from './network-scenarios.ts';
import { payoutScenarios } from './payout-scenarios.ts';
import { playerScenarios } from './player-scenarios.ts';
import type { Scenario } from './scenario.ts';

const builtIn = { ...playerScenarios, ...payoutScenarios, ...networkScenarios, ...errorScenarios };

declare const isDefined: unique symbol;

export type BuiltInScenario = keyof typeof builtIn;

/** The name of a scenario that `defineScenario` has registered. */
export type DefinedScenario = string & { readonly [isDefined]: true };

export type ScenarioName = BuiltInScenario | DefinedScenario;

const registered = new Map<string, Scenario>(Object.entries(builtIn));

/**
 * Registers a scenario for the panel and the playground's index. Replaces an earlier registered scenario of the same
 * name.
 * @returns The scenario's name, for `setupMock` and links.
 * @throws An Error if the name is a built-in name or is not kebab-case.
 *
 * @example
 * const champion = defineScenario('champion', {
 *   label: 'Champion',
 *   about: 'The player leads the highest board.',
 *   player: { totalTaps: 9_000_000 },
 * });
 */
export function defineScenario(name: string, scenario: Scenario): DefinedScenario {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(
      `The name of a scenario must be kebab-case, such as "no-taps" (got "${name}").`,
    );
  }
  if (Object.hasOwn(builtIn, name)) {
    throw new Error(`The scenario "${name}" is built in. Choose another name.`);
  }
  registered.set(name, scenario);
  return name as DefinedScenario;
}

/**
 * Returns all scenarios with their names. The built-in scenarios come first.
 *
 * @example
 * const labels = listScenarios().map(([, { label }]) => label);
 */
export function listScenarios(): [ScenarioName, Scenario][] {
  return [...registered] as [ScenarioName, Scenario][];
}

/**
 * Returns the scenario with this name. Throws an Error if there is no such scenario.
 *
 * @example
 * const { about } = findScenario('rich');
 */
export function findScenario(name: ScenarioName): Scenario {
  const found = registered.get(name);
  if (!found) throw new Error(`There is no scenario "${name}". Import the file that defines it.`);
  return found;
}

/**
 * Returns true if `name` is the name of a built-in or registered scenario.
 *
 * @example
 * isScenarioName('rich');
 */
export function isScenarioName(name: unknown): name is ScenarioName {
  return typeof name === 'string' && registered.has(name);
}
