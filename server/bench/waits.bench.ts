import { databaseUrl } from '../test/template-database.ts';
import type { Bench } from './bench.ts';
import { seedPlayers } from './bench-players.ts';
import { interleave } from './interleave.ts';
import { waitsAt } from './open-load.ts';
import { startProcess, startServer } from './start-process.ts';
import { divide, median } from './statistics.ts';
import { acksPerSecond, openSockets } from './tap-load.ts';

/** Compares the server with a simple server that counts batches in memory. */
export const bench: Bench = {
  question: 'How long does an acknowledgement take at half of the peak?',
  async run(lab) {
    const sockets = lab.isSmoke ? 5 : 1_000;
    const ms = lab.isSmoke ? 50 : 4_000;
    const connection = await lab.createDatabase();
    await seedPlayers(connection, sockets);
    const env = { DATABASE_URL: databaseUrl(connection) };
    const server = await startServer(lab, env);
    const memory = await startProcess(lab, ['bench/memory-server.ts', 'memory'], {});
    const players = await openSockets(lab, server, 1, sockets);
    const others = await openSockets(lab, memory, 1, sockets);

    const peaks: number[] = [];
    for (let round = 0; round < lab.rounds; round += 1) {
      peaks.push(await acksPerSecond(players, ms / 2));
    }
    const half = median(peaks) / 2;
    const p50: number[] = [];
    const values = await interleave(lab.rounds, {
      async durable() {
        const waits = await waitsAt(players, half, ms);
        p50.push(waits.p50);
        return waits.p99;
      },
      memory: async () => (await waitsAt(others, half, ms)).p99,
    });
    const wait = (what: string, of: number[]) => ({ what, size: null, unit: 'ms', values: of });
    return {
      measured: [
        { what: 'peak', size: null, unit: 'acks per second', values: peaks },
        wait('p50 at half of it', p50),
        wait('p99 at half of it', values.durable),
        wait('p99 of a server that counts in memory', values.memory),
      ],
      ratios: [
        { what: 'ms, p99 at half of the peak', values: values.durable, atMost: 50 },
        {
          what: 'p99 ÷ p99 of a server that counts in memory',
          values: divide(values.durable, values.memory),
          atMost: 3,
        },
      ],
    };
  },
};
