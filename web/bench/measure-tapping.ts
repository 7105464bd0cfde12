import { setTimeout as wait } from 'node:timers/promises';
import { Phone } from './phone.ts';

const taps = 90;
const gapMs = 50;

/** How tapping went; times are in milliseconds. */
export interface Tapping {
  made: number;
  shown: number;
  /** From one presented frame to the next: the 95th of 100. */
  frame: number;
  /** The share of the frames that the main thread was late for. */
  partial: number;
  /** Interaction to next paint: the worst, but for one in fifty. */
  response: number;
  shift: number;
}

/** Three fingers tap twenty times a second on a phone with a sixth of this machine's speed. */
export async function measureTapping(origin: string, person: string): Promise<Tapping> {
  const phone = await Phone.start({ slowdown: 6 });
  try {
    await phone.open(origin, person);
    const before = await shownTotal(phone);
    await wait(1_500);

    await phone.noteAnew();
    const endFrames = await phone.watchFrames();
    await tapWithThreeFingers(phone);
    const { gaps, partial } = await endFrames();
    await wait(500);
    const { interactions, shift } = await phone.notes();
    return {
      made: taps,
      shown: (await shownTotal(phone)) - before,
      frame: percentile(gaps, 0.95),
      partial,
      response: percentile(Object.values(interactions), 0.98),
      shift,
    };
  } finally {
    await phone.close();
  }
}

/** One finger after the other comes down; all are lifted when the third has been. */
async function tapWithThreeFingers(phone: Phone): Promise<void> {
  const places = [
    { id: 0, x: 130, y: 420 },
    { id: 1, x: 195, y: 500 },
    { id: 2, x: 260, y: 420 },
  ];
  const begun = performance.now();
  const sent: Promise<unknown>[] = [];
  for (let tap = 0; tap < taps; tap += 1) {
    await wait(Math.max(0, begun + tap * gapMs - performance.now()));
    const down = places.slice(0, (tap % 3) + 1);
    sent.push(phone.touch('touchStart', down));
    if (down.length === places.length) sent.push(phone.touch('touchEnd', []));
  }
  await Promise.all(sent);
}

async function shownTotal(phone: Phone): Promise<number> {
  const text = await phone.page.getByRole('status').filter({ hasText: 'in total' }).textContent();
  return Number.parseInt(text?.replaceAll(' ', '') ?? '', 10);
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
