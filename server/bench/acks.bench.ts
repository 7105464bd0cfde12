import { databaseUrl } from '../test/template-database.ts';
import type { Bench, Lab } from './bench.ts';
import { seedPlayers } from './bench-players.ts';
import { interleave } from './interleave.ts';
import { type Started, startProcess, startServer } from './start-process.ts';
import { divide } from './statistics.ts';
import { acksPerSecond, openSockets } from './tap-load.ts';

/**
 * Measures acks per second of a durable server, of one that does not wait for the disk, and of a socket that only
 * parses and responds.
 */
export const bench: Bench = {
  question: 'What does it cost that a tap is on the disk before it is acknowledged?',
  async run(lab) {
    const sockets = lab.isSmoke ? 5 : 1_000;
    const ms = lab.isSmoke ? 50 : 3_000;
    const url = await seededUrl(lab, sockets);
    const unflushed = new URL(await seededUrl(lab, sockets));
    unflushed.searchParams.set('options', '-c synchronous_commit=off');
    const servers = {
      durable: await startServer(lab, { DATABASE_URL: url }),
      unflushed: await startServer(lab, { DATABASE_URL: unflushed.href }),
      echo: await startProcess(lab, ['bench/bare-server.ts'], { DATABASE_URL: url }),
    };
    const groups = {
      durable: await openSockets(lab, servers.durable, 1, sockets),
      unflushed: await openSockets(lab, servers.unflushed, 1, sockets),
      echo: await openSockets(lab, servers.echo, 1, sockets),
    };
    for (const group of Object.values(groups)) await acksPerSecond(group, ms);

    const perCommit: number[] = [];
    const rates = await interleave(lab.rounds, {
      async durable() {
        const before = await counted(servers.durable);
        const rate = await acksPerSecond(groups.durable, ms);
        const after = await counted(servers.durable);
        perCommit.push((after.batches - before.batches) / (after.commits - before.commits));
        return rate;
      },
      unflushed: () => acksPerSecond(groups.unflushed, ms),
      echo: () => acksPerSecond(groups.echo, ms),
    });
    const rate = (what: string, values: number[]) => ({
      what,
      size: null,
      unit: 'acks per second',
      values,
    });
    return {
      measured: [
        rate('durable', rates.durable),
        rate('the same server, not waiting for the disk', rates.unflushed),
        rate('a socket that stores nothing', rates.echo),
        { what: 'messages in one durable commit', size: null, unit: '', values: perCommit },
      ],
      ratios: [
        {
          what: 'durable acks ÷ non-durable',
          values: divide(rates.durable, rates.unflushed),
          atLeast: 0.75,
        },
        {
          what: 'durable acks ÷ a socket that stores nothing',
          values: divide(rates.durable, rates.echo),
        },
      ],
    };
  },
};

/** Returns how many batches and commits a server has counted in its metrics. */
async function counted({ address }: Started) {
  const page = await (await fetch(`${address}/metrics`)).text();
  const readValue = (line: string) => Number(page.split(`${line} `)[1]?.split('\n')[0]);
  return {
    batches: readValue('bold_tap_batches_total{result="applied"}'),
    commits: readValue('bold_tap_commit_seconds_count{ok="true"}'),
  };
}

async function seededUrl(lab: Lab, players: number): Promise<string> {
  const connection = await lab.createDatabase();
  await seedPlayers(connection, players);
  return databaseUrl(connection);
}
