import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { singleDatabase } from '../../src/database/shards.ts';
import { createDatabase } from '../create-database.ts';
import { databaseUrl } from '../template-database.ts';
import { type NetworkFault, startBadNetwork } from './bad-network.ts';
import { extent } from './extent.ts';
import { runServer } from './run-server.ts';
import { seededRandom } from './seeded-random.ts';
import { noLosses, startTappers } from './start-tappers.ts';

const sockets = extent(20, 200);
const timeoutMs = extent(120_000, 600_000);
const { db, connection } = await createDatabase();
const server = await runServer({ DATABASE_URL: databaseUrl(connection), LOG_LEVEL: 'warn' });
const network = await startBadNetwork(
  () => ({ host: '127.0.0.1', port: Number(new URL(server.address).port) }),
  seededRandom(20_263),
);
const address = () => `http://127.0.0.1:${network.port}`;
afterEach(() => network.heal());

const faults: [NetworkFault, breaks: boolean][] = [
  ['delays', false],
  ['fragments', false],
  ['truncates', true],
  ['resets', true],
];

test.each(faults)(
  'behind a network that %s every tap is counted exactly once',
  async (fault, breaks) => {
    network.fault = fault;
    Object.assign(network, { changed: 0, broken: 0 });
    const tappers = await startTappers(singleDatabase(db), sockets, address);
    await tappers.waitForAcks(sockets * extent(20, 200));
    // The tappers go on without end, so sooner or later the fault meets a chunk.
    await expect.poll(() => network.changed, { timeout: timeoutMs }).toBeGreaterThan(0);
    await expect.poll(() => network.broken > 0).toBe(breaks);
    expect(await tappers.losses()).toEqual(noLosses(sockets));
    network.heal();
    await tappers.finish();
  },
  timeoutMs,
);

test(
  'a server that is suspended for a while continues, and loses no tap',
  async () => {
    const tappers = await startTappers(singleDatabase(db), sockets, address);
    await tappers.waitForAcks(sockets * 5);
    server.child.kill('SIGSTOP');
    await delay(extent(1_000, 5_000));
    server.child.kill('SIGCONT');
    await tappers.waitForAcks(sockets * 5);
    expect(await tappers.losses()).toEqual(noLosses(sockets));
    await tappers.finish();
  },
  timeoutMs,
);
