import { findPerson } from '@bold/mock/telegram';
import { welcomeFlag } from '../src/features/onboarding/welcome-flag.ts';
import { Phone } from './phone.ts';

const conditions = { slowdown: 4, network: { megabitsPerSecond: 1.6, roundTripMs: 150 } };

/** Times are in milliseconds from the start of the navigation. */
export type Opening = {
  /** The first contentful paint (FCP). */
  painted: number;
  /** The time at which the page has a tap surface. */
  tappable: number;
  /** The sum of the layout shifts. Shifts right after an input are not counted. */
  shift: number;
};

/** Measures one opening of the game on a slow phone with an empty cache. The player has already passed the intro. */
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

/** Returns the storage key and value that mark the intro as passed. */
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
