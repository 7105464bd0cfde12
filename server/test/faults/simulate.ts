import { seededRandom } from './seeded-random.ts';
import type { SimulatedDevice } from './simulated-device.ts';
import { SimulatedWorld, type Tamper } from './simulated-world.ts';

const steps = 120;
const healMs = 300_000;

/** The result of one seed; the same seed gives the same result. */
export type Simulated = { story: string[]; broken: string[] };

/**
 * Lets players tap while pages reload, connections break, stall, vanish and repeat frames, servers are killed and
 * statements fail. Then all faults end, and every tap must be counted once.
 */
export async function simulate(
  seed: number,
  tamper: Tamper = (commit) => commit,
): Promise<Simulated> {
  const random = seededRandom(seed);
  const world = new SimulatedWorld(random, tamper);

  const mishaps: [name: string, happen: (device: SimulatedDevice) => void][] = [
    ['is loaded again', (device) => device.reload()],
    ['loses its connection', ({ line }) => line?.break()],
    ['is cut off unnoticed', ({ line }) => line?.swallow()],
    ['sends nothing for a while', ({ line }) => line?.hold('up', random(20_000))],
    ['receives nothing for a while', ({ line }) => line?.hold('down', random(20_000))],
    ['sends a frame twice', ({ line }) => line?.repeat()],
  ];

  for (let step = 0; step < steps; step += 1) {
    await world.time.advance(random(300));
    const device = world.devices[random(world.devices.length)];
    const roll = random(24);
    if (!device) continue;
    if (roll < 14) device.tap(1 + random(2), 1 + random(51));
    else if (roll < 20) {
      const [name, happen] = mishaps[roll - 14] ?? ['', () => undefined];
      world.log(`a phone of player ${device.player.userId} ${name}`);
      happen(device);
    } else if (roll === 20) world.killServer(random(2), random(4_000));
    else if (roll === 21) world.failures += 1 + random(3);
  }

  world.heal();
  const isDone = () => world.devices.every((device) => device.isAcknowledged);
  const end = world.time.now + healMs;
  while (!isDone() && world.time.now < end) await world.time.advance(1_000);
  if (!isDone()) world.broken.push('A phone never got its acks.');
  for (const { tapped, counted } of world.books()) {
    if (tapped !== counted) world.broken.push(`${tapped} taps were made, ${counted} counted.`);
  }
  return { story: world.story, broken: world.broken };
}
