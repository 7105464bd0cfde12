import { type Controls, startMock } from '@bold/mock/browser';
import { defaultScenarioState, loadScenario } from '@bold/mock/panel';
import { type Launch, people } from '@bold/mock/telegram';
import { configureClient } from '@bold/sdk';
import { launchOf } from './launch-of.ts';

const mock = await startMock({ isPersistent: false });

type Player = (typeof mock.world.players)[number];

/** The person who opens the app, and the settings of the mock. */
export type Visitor = Partial<Launch> & {
  /** True if the person has already chosen a name and a country; true by default. */
  isRegistered?: boolean;
  /** If given, the mock loads the scenario `ready`, sets these fields of the player and ignores `isRegistered`. */
  player?: Partial<Player> | undefined;
  controls?: Partial<Controls>;
  /** The mock holds back the next `times` calls of this operation, or all later calls if `times` is missing. */
  held?: [operationId: string, times?: number];
  /** Functions that respond instead of the mock, by the id of the operation. */
  overrides?: Parameters<typeof mock.override>[0];
};

/** Resets the mock, applies the settings in `visitor` and makes the SDK's client send the person's init data. */
export async function openWorld(visitor: Visitor = {}) {
  const { player, isRegistered = true, controls = {}, held, overrides = {} } = visitor;
  mock.reset();
  mock.control({});
  mock.override({});
  const launch = await launchOf(visitor);
  if (player) await addPlayer(launch.initData.user.id, player);
  else if (isRegistered) await register(launch.rawInitData);
  configureClient({ initData: () => launch.rawInitData, retryDelayMs: 0 });
  mock.control(controls);
  mock.override(overrides);
  return { launch, mock, held: held && mock.hold(...held) };
}

async function register(rawInitData: string) {
  const response = await fetch('/api/user/profile/me', {
    method: 'PATCH',
    headers: { Authorization: `tma ${rawInitData}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ display_name: 'Newcomer', country_id: 'PT' }),
  });
  if (!response.ok) throw new Error(`The person could not be registered: ${response.status}`);
}

/** Loads the scenario `ready` for a person, and overrides fields of this person's player. */
async function addPlayer(telegramId: number, change: Partial<Player>) {
  const person =
    people.find(({ user }) => user.id === telegramId)?.key ?? defaultScenarioState.person;
  await loadScenario(mock, { ...defaultScenarioState, scenario: 'ready', person });
  const player = mock.world.players.find((candidate) => candidate.telegramId === telegramId);
  if (!player) throw new Error('The simulator does not know the person');
  Object.assign(player, change);
}
