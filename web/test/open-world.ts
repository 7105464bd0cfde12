import { type Controls, startMock } from '@bold/mock/browser';
import { defaultScenarioState, loadScenario } from '@bold/mock/panel';
import { type Launch, people } from '@bold/mock/telegram';
import { configureClient } from '@bold/sdk';
import { launchOf } from './launch-of.ts';

const mock = await startMock({ isPersistent: false });

type Player = (typeof mock.world.players)[number];

/** Who comes into the world, and how it answers them. */
export type Visitor = Partial<Launch> & {
  /** Whether a name and a country were chosen on an earlier visit; they were unless said. */
  isRegistered?: boolean;
  /** Somebody in the middle of the game, with what is different; unless said, the person is new to it. */
  player?: Partial<Player> | undefined;
  /** The conditions under which the person is answered; calm unless said. */
  controls?: Partial<Controls>;
  /** The operation whose calls wait until they are let go, and how many of them; all unless said. */
  held?: [operationId: string, times?: number];
};

/** Begins the mock's world anew, brings a person of the simulator into it and lets the client speak for them. */
export async function openWorld(visitor: Visitor = {}) {
  const { player, isRegistered = true, controls = {}, held } = visitor;
  mock.reset();
  mock.control({});
  const launch = await launchOf(visitor);
  if (player) await addPlayer(launch.initData.user.id, player);
  else if (isRegistered) await register(launch.rawInitData);
  configureClient({ initData: () => launch.rawInitData, retryDelayMs: 0 });
  mock.control(controls);
  return { launch, mock, held: held && mock.hold(...held) };
}

/** Gives the person who opens the app a name and a country. */
async function register(rawInitData: string) {
  const answer = await fetch('/api/user/profile/me', {
    method: 'PATCH',
    headers: { Authorization: `tma ${rawInitData}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ display_name: 'Newcomer', country_id: 'PT' }),
  });
  if (!answer.ok) throw new Error(`The person could not be registered: ${answer.status}`);
}

/** Makes the person who opens the app somebody whom the world knows. */
async function addPlayer(telegramId: number, change: Partial<Player>) {
  const person =
    people.find(({ user }) => user.id === telegramId)?.key ?? defaultScenarioState.person;
  await loadScenario(mock, { ...defaultScenarioState, scenario: 'ready', person });
  const player = mock.world.players.find((candidate) => candidate.telegramId === telegramId);
  if (!player) throw new Error('The simulator does not know the person');
  Object.assign(player, change);
}
