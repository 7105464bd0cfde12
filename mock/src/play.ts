import type { Mock } from './mock.ts';
import { unpackText } from './pack-text.ts';
import { playerOf } from './people.ts';
import { scenarios } from './scenarios.ts';
import { controlsOf, type Setting } from './setting.ts';
import { findPerson } from './telegram/people.ts';
import type { Player } from './world.ts';

const halfway: Partial<Player> = {
  countryId: 'PT',
  isUsernameVisible: true,
  isBonusTaken: true,
  availableTaps: 2_500,
  totalTaps: 432,
};

/** Begins the setting's world anew, seats the person in it and sets the conditions. Rejects when its packed world is none. */
export async function play(mock: Mock, setting: Setting): Promise<void> {
  const { world, seed } = setting;
  if (world === undefined) mock.reset(seed);
  else mock.import(await unpackText(world));
  mock.control(controlsOf(setting));
  seat(mock, setting);
}

/** Makes the person what the scenario says, unless the world knows them already. */
export function seat({ world, now }: Mock, { person, scenario }: Setting): void {
  const { user } = findPerson(person);
  const { player } = scenarios[scenario];
  const isKnown = world.players.some(({ telegramId }) => telegramId === user.id);
  if (isKnown || player === 'newcomer') return;
  const seated = playerOf(world, user, null, now());
  Object.assign(seated, halfway, { displayName: `Splash-${seated.id}` }, player);
}
