import { databaseUrl } from '../test/template-database.ts';
import type { Bench, Lab } from './bench.ts';
import { seedPlayers } from './bench-players.ts';
import { interleave } from './interleave.ts';
import { type Started, startProcess, startServer } from './start-process.ts';
import { divide } from './statistics.ts';
import { countAcks, openSockets } from './tap-load.ts';

/** Compares the ack rates of the server, the same server with `synchronous_commit=off`, and two simple servers. */
export const bench: Bench = {
  question: 'What does it cost that a tap is on the disk before it is acknowledged?',
  async run(lab) {
    const sockets = lab.isSmoke ? 5 : 1_000;
    const ms = lab.isSmoke ? 50 : 3_000;
    const url = await seededUrl(lab, sockets);
    const unflushed = new URL(await seededUrl(lab, sockets));
    unflushed.searchParams.set('options', '-c synchronous_commit=off');
    const control = (name: string) => startProcess(lab, ['bench/memory-server.ts', name], {});
    const servers = {
      durable: await startServer(lab, { DATABASE_URL: url }),
      unflushed: await startServer(lab, { DATABASE_URL: unflushed.href }),
      memory: await control('memory'),
      echo: await control('echo'),
    };
    type Name = keyof typeof servers;
    const names = Object.keys(servers) as Name[];
    const perCpu: Record<Name, number[]> = { durable: [], unflushed: [], memory: [], echo: [] };
    const perCommit: number[] = [];

    async function open(name: Name) {
      const server = servers[name];
      const group = await openSockets(lab, server, 1, sockets);
      return async () => {
        const before = await server.cpuSeconds();
        const { acks, perSecond } = await countAcks(group, ms, { isEcho: name === 'echo' });
        perCpu[name].push(acks / ((await server.cpuSeconds()) - before));
        return perSecond;
      };
    }

    const play = {
      durable: await open('durable'),
      unflushed: await open('unflushed'),
      memory: await open('memory'),
      echo: await open('echo'),
    };
    for (const name of names) {
      await play[name]();
      perCpu[name].length = 0;
    }
    const rates = await interleave(lab.rounds, {
      ...play,
      async durable() {
        const before = await counted(servers.durable);
        const rate = await play.durable();
        const after = await counted(servers.durable);
        perCommit.push((after.batches - before.batches) / (after.commits - before.commits));
        return rate;
      },
    });
    const labels: Record<Name, string> = {
      durable: 'durable',
      unflushed: 'the same server, not waiting for the disk',
      memory: 'a server that validates and counts in memory',
      echo: 'a socket that sends each message back',
    };
    const lines = (unit: string, values: Record<Name, number[]>) =>
      names.map((name) => ({ what: labels[name], size: null, unit, values: values[name] }));
    return {
      measured: [
        ...lines('acks per second', rates),
        ...lines('acks per CPU second of the server', perCpu),
        { what: 'messages in one durable commit', size: null, unit: '', values: perCommit },
      ],
      ratios: [
        {
          what: 'durable acks ÷ acks of a server that counts in memory',
          values: divide(rates.durable, rates.memory),
          atLeast: 0.75,
        },
        {
          what: 'the same per CPU second of the servers',
          values: divide(perCpu.durable, perCpu.memory),
          atLeast: 0.7,
        },
        { what: 'durable acks ÷ messages sent back', values: divide(rates.durable, rates.echo) },
        {
          what: 'durable acks ÷ acks that do not wait for the disk',
          values: divide(rates.durable, rates.unflushed),
        },
      ],
    };
  },
};

/** Reads the numbers of applied batches and of commits from a server's metrics. */
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
