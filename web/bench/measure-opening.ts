import { findPerson } from '@bold/mock/telegram';
import { welcomeFlag } from '../src/features/onboarding/welcome-flag.ts';
import { Phone } from './phone.ts';

/** A phone on a slow mobile network. */
const conditions = { slowdown: 4, network: { megabitsPerSecond: 1.6, roundTripMs: 150 } };

/** The times of an opening, in milliseconds from its start. */
export type Opening = {
  painted: number;
  tappable: number;
  /** The cumulative layout shift, as a share of the screen. */
  shift: number;
};

/**
 * Measures one opening of the game on a slow phone with an empty cache. The player has passed the intro there before.
 */
export function measureOpening(origin: string, person: string): Promise<Opening> {
  return Phone.lend(conditions, async (phone) => {
    await phone.page.addInitScript(
      ([key, value]) => localStorage.setItem(key, value),
      welcomed(person),
    );
    await phone.open(origin, person);
    const { tappableAt = Number.NaN, shift } = await phone.notes();
    const painted = await phone.page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    return { painted, tappable: tappableAt, shift };
  });
}

/** Returns the key and value that the device stores once a player has passed the intro. */
function welcomed(person: string): [string, string] {
  let stored: [string, string] = ['', ''];
  const device = {
    read: () => undefined,
    write: (key: string, value: string) => {
      stored = [key, value];
    },
    remove: () => {},
    keys: () => [],
  };
  welcomeFlag(device, findPerson(person).user.id).set();
  return stored;
}
