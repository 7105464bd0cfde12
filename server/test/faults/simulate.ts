import { chanceOf } from './chance.ts';
import type { SimulatedDevice } from './simulated-device.ts';
import { SimulatedWorld, type Tamper } from './simulated-world.ts';

const steps = 120;
const healMs = 300_000;

/** What came of one seed: the same seed tells the same story. */
export type Simulated = { story: string[]; broken: string[] };

/**
 * Lets players tap while pages are loaded again, connections break, stand still, vanish and repeat themselves, servers
 * are killed and statements fail; then all is well again, and every tap has to be counted once.
 */
export async function simulate(
  seed: number,
  tamper: Tamper = (commit) => commit,
): Promise<Simulated> {
  const chance = chanceOf(seed);
  const world = new SimulatedWorld(chance, tamper);

  const mishaps: [name: string, happen: (device: SimulatedDevice) => void][] = [
    ['is loaded again', (device) => device.reload()],
    ['loses its connection', ({ line }) => line?.break()],
    ['is cut off unnoticed', ({ line }) => line?.swallow()],
    ['is not heard for a while', ({ line }) => line?.hold('up', chance(20_000))],
    ['hears nothing for a while', ({ line }) => line?.hold('down', chance(20_000))],
    ['is heard twice', ({ line }) => line?.repeat()],
  ];

  for (let step = 0; step < steps; step += 1) {
    await world.time.advance(chance(300));
    const device = world.devices[chance(world.devices.length)];
    const roll = chance(24);
    if (!device) continue;
    if (roll < 14) device.tap(1 + chance(2), 1 + chance(51));
    else if (roll < 20) {
      const [name, happen] = mishaps[roll - 14] ?? ['', () => undefined];
      world.tell(`a phone of player ${device.player.userId} ${name}`);
      happen(device);
    } else if (roll === 20) world.killServer(chance(2), chance(4_000));
    else if (roll === 21) world.failures += 1 + chance(3);
  }

  world.heal();
  const isSettled = () => world.devices.every((device) => device.isSettled);
  const end = world.time.now + healMs;
  while (!isSettled() && world.time.now < end) await world.time.advance(1_000);
  if (!isSettled()) world.broken.push('A phone never heard of its taps.');
  for (const { tapped, counted } of world.books()) {
    if (tapped !== counted) world.broken.push(`${tapped} taps were made, ${counted} counted.`);
  }
  return { story: world.story, broken: world.broken };
}
