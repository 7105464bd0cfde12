import { findPerson } from '@bold/mock/telegram';
import { welcomeFlag } from '../src/features/onboarding/welcome-flag.ts';
import { Phone } from './phone.ts';

/** A phone on a slow mobile network. */
const conditions = { slowdown: 4, network: { megabitsPerSecond: 1.6, roundTripMs: 150 } };

/** How an opening went, in milliseconds from its start. */
export type Opening = {
  painted: number;
  tappable: number;
  /** The sum of all layout shifts, a share of the screen. */
  shift: number;
};

/** Opens the game of somebody who has passed the intro on this phone before, with nothing in its cache. */
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

/** What the device keeps of somebody who has passed the intro: key and value. */
function welcomed(person: string): [string, string] {
  let kept: [string, string] = ['', ''];
  const device = {
    read: () => undefined,
    write: (key: string, value: string) => {
      kept = [key, value];
    },
    remove: () => {},
    keys: () => [],
  };
  welcomeFlag(device, findPerson(person).user.id).set();
  return kept;
}
