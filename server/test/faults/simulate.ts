import { seededRandom } from './seeded-random.ts';
import type { SimulatedDevice } from './simulated-device.ts';
import { SimulatedWorld, type Tamper } from './simulated-world.ts';

const steps = 120;
const healMs = 300_000;

/** `events` lists what happened, and `broken` lists the violations of the protocol. */
export type Simulated = { events: string[]; broken: string[] };

/**
 * Simulates taps while connections, pages, servers and statements fail, then ends all faults and waits for the acks.
 * The same seed gives the same result.
 */
export async function simulate(
  seed: number,
  tamper: Tamper = (commit) => commit,
): Promise<Simulated> {
  const random = seededRandom(seed);
  const world = new SimulatedWorld(random, tamper);

  const connectionFaults: [name: string, cause: (device: SimulatedDevice) => void][] = [
    ['is loaded again', (device) => device.reload()],
    ['loses its connection', ({ line }) => line?.break()],
    ['is cut off unnoticed', ({ line }) => line?.blackhole()],
    ['sends nothing for a while', ({ line }) => line?.delay('up', random(20_000))],
    ['receives nothing for a while', ({ line }) => line?.delay('down', random(20_000))],
    ['sends a frame twice', ({ line }) => line?.duplicateNext()],
  ];

  for (let step = 0; step < steps; step += 1) {
    await world.time.advance(random(300));
    const device = world.devices[random(world.devices.length)];
    const roll = random(24);
    if (!device) continue;
    if (roll < 14) device.tap(1 + random(2), 1 + random(51));
    else if (roll < 20) {
      const [name, cause] = connectionFaults[roll - 14] ?? ['', () => undefined];
      world.log(`a phone of player ${device.player.userId} ${name}`);
      cause(device);
    } else if (roll === 20) world.killServer(random(2), random(4_000));
    else if (roll === 21) world.failures += 1 + random(3);
  }

  world.heal();
  const isDone = () => world.devices.every((device) => device.isAcknowledged);
  const end = world.time.now + healMs;
  while (!isDone() && world.time.now < end) await world.time.advance(1_000);
  if (!isDone()) world.broken.push('A phone never got its acks.');
  for (const { tapped, counted } of world.tapTotals()) {
    // Each tap must be counted exactly once.
    if (tapped !== counted) world.broken.push(`${tapped} taps were made, ${counted} counted.`);
  }
  return { events: world.events, broken: world.broken };
}
