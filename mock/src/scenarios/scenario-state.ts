import { problems } from '@bold/sdk/problems';
import {
  type Controls,
  type Fault,
  liveModes,
  networkFailure,
  noFaults,
} from '../faults/faults.ts';
import { findPerson } from '../telegram/launch/people.ts';
import { findScenario, isScenarioName, type ScenarioName } from './scenarios.ts';

export type ScenarioState = {
  scenario: ScenarioName;
  /** The key of the Telegram user who plays. In the simulator, its own person replaces this one. */
  person: string;
  seed: number;
  /** The controls that differ from the controls of the scenario. */
  controls: Partial<Controls>;
  /** A world, packed with `packText`, that replaces the world of `seed`. */
  world?: string;
};

export const defaultScenarioState: ScenarioState = {
  scenario: 'brand-new',
  person: findPerson(null).key,
  seed: 1,
  controls: {},
};

/** Returns all controls. A control that the state lacks comes from its scenario, else from the defaults. */
export function controlsOf({ scenario, controls }: ScenarioState): Controls {
  return { ...noFaults, ...findScenario(scenario).controls, ...controls };
}

/** Returns the state as JSON. Leaves out a default seed and empty controls. */
export function writeScenarioState(state: ScenarioState): string {
  const { seed, controls, ...rest } = state;
  return JSON.stringify({
    ...rest,
    ...(seed !== defaultScenarioState.seed && { seed }),
    ...(Object.keys(controls).length > 0 && { controls }),
  });
}

/**
 * Reads a state from JSON. Invalid parts get their default values.
 * @returns The state, or null if the text is not JSON or the scenario is unknown.
 */
export function readScenarioState(text: string | null): ScenarioState | null {
  const read = parseRecord(text);
  if (!read || !isScenarioName(read.scenario)) return null;
  const { scenario, person, seed, world } = read;
  return {
    scenario,
    person: findPerson(typeof person === 'string' ? person : null).key,
    seed: Number.isSafeInteger(seed) ? Number(seed) : defaultScenarioState.seed,
    controls: readControls(read.controls),
    ...(typeof world === 'string' && { world }),
  };
}

function parseRecord(text: string | null): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(text ?? 'null');
    return typeof read === 'object' ? (read as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

/** Returns the valid controls in an object from JSON. */
function readControls(read: unknown): Partial<Controls> {
  const known = Object.entries(Object(read)).filter(
    ([name, value]) =>
      Object.hasOwn(noFaults, name) && typeof value === typeof noFaults[name as keyof Controls],
  );
  const { faults, live, ...controls }: Partial<Controls> = Object.fromEntries(known);
  return {
    ...controls,
    ...(live && liveModes.includes(live) && { live }),
    ...(faults && { faults: readFaults(faults) }),
  };
}

function readFaults(read: object): Record<string, Fault> {
  return Object.fromEntries(Object.entries(read).filter(([, fault]) => isFault(fault)));
}

function isFault(fault: unknown): fault is Fault {
  const { rate, code } = Object(fault);
  return typeof rate === 'number' && (code === networkFailure || Object.hasOwn(problems, code));
}
