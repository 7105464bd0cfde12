import { availableParallelism } from 'node:os';
import type WebSocket from 'ws';
import { databaseUrl } from '../test/template-database.ts';
import type { Bench, Lab } from './bench.ts';
import { seedPlayers } from './bench-players.ts';
import { interleave } from './interleave.ts';
import { type Started, startServer } from './start-process.ts';
import { startRedis } from './start-redis.ts';
import { divide } from './statistics.ts';
import { acksPerSecond, openSockets } from './tap-load.ts';

/**
 * The number of cores that two servers, PostgreSQL and the clients need. With fewer cores, the benchmark measures the
 * ratio but sets no goal for it.
 */
const enoughCores = 4;

/** Compares one server with two servers that share a PostgreSQL and a Redis, for the same number of players. */
export const bench: Bench = {
  question: 'How much more do two processes carry than one?',
  async run(lab) {
    const sockets = lab.isSmoke ? 4 : 1_000;
    const ms = lab.isSmoke ? 50 : 3_000;
    const redis = await startRedis(lab);
    const one = await startGroup(lab, sockets, [redis]);
    // Without a Redis a second process is refused.
    const two = redis ? await startGroup(lab, sockets, [redis, redis]) : one;
    for (const group of [one, two]) await group.play(ms);

    const perCpu = { one: [] as number[], two: [] as number[] };
    const play = (name: 'one' | 'two', group: typeof one) => async () => {
      const { acks, cpuSeconds } = await group.play(ms);
      perCpu[name].push((acks * ms) / 1000 / cpuSeconds);
      return acks;
    };
    const rates = await interleave(lab.rounds, {
      one: play('one', one),
      two: play('two', two),
    });
    const line = (what: string, unit: string, values: number[]) => ({
      what,
      size: null,
      unit,
      values,
    });
    const isFair = redis !== undefined && availableParallelism() >= enoughCores;
    return {
      measured: [
        line('one process', 'acks per second', rates.one),
        line('two processes', 'acks per second', rates.two),
        line('one process', 'acks per CPU second of the servers', perCpu.one),
        line('two processes', 'acks per CPU second of the servers', perCpu.two),
      ],
      ratios: [
        {
          what: 'two processes ÷ one',
          values: divide(rates.two, rates.one),
          ...(isFair && { atLeast: 1.6 }),
        },
        {
          what: 'two processes ÷ one, per CPU second of the servers',
          values: divide(perCpu.two, perCpu.one),
        },
      ],
    };
  },
};

/**
 * Starts one server for each element of `redis`, and splits the players evenly between the servers.
 * @param redis For each server, the URL of a Redis, or `undefined` for a server without Redis.
 */
async function startGroup(lab: Lab, players: number, redis: (string | undefined)[]) {
  const connection = await lab.createDatabase();
  await seedPlayers(connection, players);
  const servers: Started[] = [];
  for (const url of redis) {
    const env = { DATABASE_URL: databaseUrl(connection), ...(url && { REDIS_URL: url }) };
    servers.push(await startServer(lab, env));
  }
  const share = players / servers.length;
  const groups: { first: number; sockets: WebSocket[] }[] = [];
  for (const [at, server] of servers.entries()) {
    const first = at * share + 1;
    groups.push({ first, sockets: await openSockets(lab, server, first, share) });
  }
  const used = async () => {
    const all = await Promise.all(servers.map((server) => server.cpuSeconds()));
    return all.reduce((sum, seconds) => sum + seconds, 0);
  };
  return {
    async play(ms: number) {
      const before = await used();
      const rates = await Promise.all(
        groups.map(({ sockets, first }) => acksPerSecond(sockets, ms, first)),
      );
      return {
        acks: rates.reduce((sum, rate) => sum + rate, 0),
        cpuSeconds: (await used()) - before,
      };
    },
  };
}
