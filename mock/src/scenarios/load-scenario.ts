import type { Mock } from '../mock.ts';
import { findPerson } from '../telegram/launch/people.ts';
import { unpackText } from '../world/pack-text.ts';
import { findOrCreatePlayer } from '../world/players.ts';
import type { Player } from '../world/world.ts';
import { controlsOf, type ScenarioState } from './scenario-state.ts';
import { findScenario } from './scenarios.ts';

const halfway: Partial<Player> = {
  countryId: 'PT',
  isUsernameVisible: true,
  isBonusTaken: true,
  availableTaps: 2_500,
  totalTaps: 432,
};

/**
 * Replaces the mock's world with `state.world` if it is given, otherwise with the initial world of `state.seed`. Then
 * applies the scenario.
 * @throws An Error if `state.world` is not a packed world.
 */
export async function loadScenario(mock: Mock, state: ScenarioState): Promise<void> {
  const { world, seed } = state;
  if (world === undefined) mock.reset(seed);
  else mock.import(await unpackText(world));
  applyScenario(mock, state);
}

/** Sets the controls and the response overrides of the mock as `state` specifies. Then calls `applyPlayer`. */
export function applyScenario(mock: Mock, state: ScenarioState): void {
  applyConditions(mock, state);
  applyPlayer(mock, state);
}

export function applyConditions(mock: Mock, state: ScenarioState): void {
  mock.control(controlsOf(state));
  mock.override(findScenario(state.scenario).overrides ?? {});
}

/**
 * Adds the scenario's player for `person`. Does nothing if the person already has a player, or if the scenario's
 * `player` is `newcomer`.
 */
export function applyPlayer({ world, now }: Mock, { person, scenario }: ScenarioState): void {
  const { user } = findPerson(person);
  const { player } = findScenario(scenario);
  const isKnown = world.players.some(({ telegramId }) => telegramId === user.id);
  if (isKnown || player === 'newcomer') return;
  const added = findOrCreatePlayer(world, user, null, now());
  const own = typeof player === 'function' ? player(now(), walletOf(user.id)) : player;
  Object.assign(added, halfway, { displayName: `Splash-${added.id}` }, own);
}

/** Returns the address of a wallet for the Telegram user. A shared wallet would hold the payouts of all who have it. */
function walletOf(telegramId: number): string {
  return `0:${telegramId.toString(16).padStart(64, '1c')}`;
}
