import { setTimeout as wait } from 'node:timers/promises';
import { Phone } from './phone.ts';
import { taps, tapWithThreeFingers } from './tap-with-three-fingers.ts';

const slow = { slowdown: 6 };

/** Times are in milliseconds. */
export type Tapping = {
  /** The number of taps that the fingers have made. */
  made: number;
  /** The growth of the total on the screen, in taps. */
  shown: number;
  /** The taps per second that the fingers have made, rounded to a tenth. */
  rate: number;
  /** The 98th percentile of the time from an interaction to the next paint. */
  response: number;
  shift: number;
};

/** Measures the app on a slow phone while three fingers together make about twenty taps per second. */
export function measureTapping(origin: string, person: string): Promise<Tapping> {
  return Phone.lend(slow, async (phone) => {
    await phone.open(origin, person);
    const before = await shownTotal(phone);
    await wait(1_500);
    const responses = await respond(phone);
    const { shift } = await phone.notes();
    return { made: taps, shown: (await shownTotal(phone)) - before, ...responses, shift };
  });
}

/**
 * Returns the 95th percentile of the milliseconds between frames while three fingers tap. {@link measureTapping} does
 * not measure frames, because recording frames slows the page down.
 */
export function measureFrames(origin: string, person: string): Promise<number> {
  return Phone.lend(slow, async (phone) => {
    await phone.open(origin, person);
    await wait(1_500);
    const endFrames = await phone.watchFrames();
    await tapWithThreeFingers(phone.page);
    return percentile(await endFrames(), 0.95);
  });
}

/** Returns {@link Tapping.response} in milliseconds for a page on which a tap only changes one number. */
export function measureBarePage(): Promise<number> {
  return Phone.lend(slow, async (phone) => {
    await phone.openBarePage();
    await wait(500);
    const { response } = await respond(phone);
    return response;
  });
}

async function respond(phone: Phone): Promise<Pick<Tapping, 'rate' | 'response'>> {
  await phone.clearInteractions();
  const rate = Math.round(10 * (await tapWithThreeFingers(phone.page))) / 10;
  await wait(500);
  const { interactions } = await phone.notes();
  return { rate, response: percentile(Object.values(interactions), 0.98) };
}

async function shownTotal(phone: Phone): Promise<number> {
  const text = await phone.page.getByRole('status').filter({ hasText: 'in total' }).textContent();
  return Number.parseInt(text?.replaceAll(/\s/g, '') ?? '', 10);
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
