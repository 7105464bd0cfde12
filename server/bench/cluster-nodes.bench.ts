import { setTimeout as delay } from 'node:timers/promises';
import { type Cluster, onNode, startCluster } from '../test/cluster/start-cluster.ts';
import type { Bench, Lab, Measured } from './bench.ts';
import { createPlayers } from './bench-players.ts';
import { cpuSecondsOf, limitCpu } from './cpu-of-processes.ts';
import { interleave } from './interleave.ts';
import { type Started, startServer } from './start-process.ts';
import { divide } from './statistics.ts';
import { countAcks, openSockets } from './tap-load.ts';

const shards = 4;
/**
 * The CPU limit of each worker, in cores. This limit is so low that all processes of the benchmark fit on two cores.
 */
const coresOfWorker = 0.1;

/**
 * `perSecond` is the number of acknowledgements per second. The other fields are CPU microseconds per acknowledgement;
 * `workers` is the sum for all workers.
 */
type Found = { perSecond: number; workers: number; coordinator: number; server: number };

/** Measures clusters of one, two and four workers. A limit on a worker's CPU time simulates a separate machine. */
export const bench: Bench = {
  question: 'How much more do two and four nodes carry than one?',
  async run(lab) {
    const sockets = lab.isSmoke ? 20 : 1_000;
    const ms = lab.isSmoke ? 200 : 5_000;
    const found: Record<string, Found[]> = {};
    const unused: number[] = [];
    const contenders: Record<string, () => Promise<number>> = {};
    for (const workers of lab.isSmoke ? [1, 2] : [1, 2, 4]) {
      const { measure, idle } = await startWorld(lab, workers, sockets, ms);
      unused.push(idle);
      const all: Found[] = [];
      found[nameOf(workers)] = all;
      contenders[nameOf(workers)] = async () => {
        const one = await measure();
        all.push(one);
        return one.perSecond;
      };
    }
    const rates = await interleave<string>(lab.rounds, contenders);
    const lines = (what: string, field: Exclude<keyof Found, 'perSecond'>): Measured[] =>
      Object.entries(found).map(([name, all]) => ({
        what: `CPU of ${what} per acknowledgement, ${name}`,
        size: null,
        unit: 'µs',
        values: all.map((one) => one[field]),
      }));
    return {
      measured: [
        ...Object.entries(rates).map(([name, values]) => ({
          what: name,
          size: null,
          unit: 'acks per second',
          values,
        })),
        ...lines('the workers', 'workers'),
        ...lines('the coordinator', 'coordinator'),
        ...lines('the server', 'server'),
        {
          what: 'CPU of a worker without load, every second',
          size: null,
          unit: 'ms',
          values: unused,
        },
      ],
      ratios: Object.keys(rates)
        .slice(1)
        .map((name) => ({
          what: `acks per second, ${name} ÷ ${nameOf(1)}`,
          values: divide(rates[name] ?? [], rates[nameOf(1)] ?? []),
        })),
    };
  },
};

const nameOf = (workers: number) => (workers === 1 ? '1 worker' : `${workers} workers`);

/**
 * Starts a cluster and a server, connects the players, and limits the CPU time of each worker.
 * @returns `measure` makes one measurement. `idle` is a worker's CPU time without load, in milliseconds per second.
 */
async function startWorld(lab: Lab, workers: number, players: number, ms: number) {
  const removals: (() => void)[] = [];
  lab.onEnd(() => {
    for (const remove of removals) remove();
  });
  const cluster = await startCluster(workers);
  lab.onEnd(() => cluster.stop());
  await createPlayers({ connectionString: cluster.coordinator.url }, { count: players, shards });
  // The nodes of tests do not wait for the disk; an acknowledgement is durable.
  for (const node of [cluster.coordinator, ...cluster.workers]) {
    await onNode(node, 'alter system set fsync = on');
    await onNode(node, 'select pg_reload_conf()');
  }
  const server = await startServer(lab, { DATABASE_URL: cluster.coordinator.url });
  const sockets = await openSockets(lab, server, 1, players);
  const measure = async (): Promise<Found> => {
    const before = await usedBy(cluster, server);
    const { acks, perSecond } = await countAcks(sockets, ms);
    const after = await usedBy(cluster, server);
    const perAck = (field: keyof typeof before) => ((after[field] - before[field]) * 1e6) / acks;
    return {
      perSecond,
      workers: perAck('workers'),
      coordinator: perAck('coordinator'),
      server: perAck('server'),
    };
  };
  // The first statement of each connection costs far more than the next ones.
  await measure();
  const { workers: before } = await usedBy(cluster, server);
  await delay(ms);
  const { workers: after } = await usedBy(cluster, server);
  for (const { pid } of cluster.workers) removals.push(limitCpu(pid(), coresOfWorker));
  // `idle` is the CPU time of a worker without load, in milliseconds per second.
  return { measure, idle: ((after - before) * 1e6) / ms / workers };
}

async function usedBy({ coordinator, workers }: Cluster, server: Started) {
  return {
    coordinator: cpuSecondsOf([coordinator.pid()]),
    workers: cpuSecondsOf(workers.map(({ pid }) => pid())),
    server: await server.cpuSeconds(),
  };
}
