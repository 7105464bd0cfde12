import { databaseUrl } from '../test/template-database.ts';
import type { Bench } from './bench.ts';
import { seedPlayers } from './bench-players.ts';
import { startServer, type Usage } from './start-process.ts';
import { openSockets } from './tap-load.ts';

export const bench: Bench = {
  question: 'How much memory does an idle live connection hold?',
  async run(lab) {
    const [first, step, steps] = lab.isSmoke ? [20, 20, 1] : [4_000, 2_000, 3];
    const connection = await lab.createDatabase();
    await seedPlayers(connection, first + step * steps);
    const server = await startServer(lab, { DATABASE_URL: databaseUrl(connection) });

    // The first sockets make the server compile code and the heap's young generation grow by tens of megabytes, once.
    // What each further group adds is the memory of its connections.
    const memory: Pick<Usage, 'resident' | 'heap'>[] = [];
    const sizes: number[] = [];
    for (let at = 0; at <= steps; at += 1) {
      const open = first + at * step;
      await openSockets(lab, server, at === 0 ? 1 : open - step + 1, at === 0 ? first : step);
      memory.push(await server.memory());
      sizes.push(open);
    }
    const perSocket = (of: 'resident' | 'heap') =>
      memory.slice(1).map((now, at) => (now[of] - (memory[at]?.[of] ?? 0)) / step / 1024);
    return {
      measured: [
        ...memory.map(({ resident }, at) => ({
          what: 'resident memory',
          size: sizes[at] ?? null,
          unit: 'MB',
          values: [resident / 2 ** 20],
        })),
        { what: 'heap per idle socket', size: null, unit: 'kB', values: perSocket('heap') },
      ],
      ratios: [{ what: 'kB resident per idle socket', values: perSocket('resident'), atMost: 16 }],
    };
  },
};
