import { connectDatabase } from '../src/database/connect.ts';
import { openShards } from '../src/database/open-shards.ts';
import { singleDatabase, type Tables } from '../src/database/shards.ts';
import { findEntry, topEntries } from '../src/leaderboard/leaderboard-repository.ts';
import { settlePayment } from '../src/payments/settle-payment.ts';
import { foldRanks } from '../src/rank/rank-folding.ts';
import { insertReferral } from '../src/referrals/referrals-repository.ts';
import { applyTaps } from '../src/taps/apply-taps.ts';
import { readBalance } from '../src/taps/balance-repository.ts';
import { type Cluster, startCluster } from '../test/cluster/start-cluster.ts';
import { invoice } from '../test/create-payment.ts';
import type { Bench, Lab, Measured } from './bench.ts';
import { createPlayers } from './bench-players.ts';
import { cpuSecondsOf } from './cpu-of-processes.ts';
import { interleave } from './interleave.ts';
import { perCall } from './per-call.ts';
import { divide } from './statistics.ts';

const shards = 8;
const groupSize = 500;

/** A cluster or a single PostgreSQL, with players. */
type World = Tables & { name: string; cluster: Cluster; players: number };

/** Compares clusters with a single PostgreSQL of the same version and settings. */
export const bench: Bench = {
  question: 'What do taps, ranks and purchases cost on a Citus cluster?',
  async run(lab) {
    const players = lab.isSmoke ? 1_600 : 160_000;
    const worlds = [await startWorld(lab, 0, players)];
    for (const workers of lab.isSmoke ? [1] : [1, 2, 4]) {
      worlds.push(await startWorld(lab, workers, players));
    }
    const [single] = worlds;
    if (!single) throw new Error('There is no single PostgreSQL.');

    const work = worlds.flatMap((world) =>
      Object.entries(contendersOf(world, lab.isSmoke ? 2 : 100)).map(
        ([what, call]) => [`${what}, ${world.name}`, call] as const,
      ),
    );
    const values = await interleave<string>(lab.rounds, Object.fromEntries(work));
    const tapping = await interleave<string>(
      lab.rounds,
      Object.fromEntries(
        worlds.map((world) => [world.name, () => tapAll(world, lab.isSmoke ? 2 : 40)]),
      ),
    );
    const measured: Measured[] = [
      ...Object.entries(values).map(([what, found]) => ({
        what,
        size: null,
        unit: 'µs',
        values: found,
      })),
      ...Object.entries(tapping).map(([name, found]) => ({
        what: `CPU of PostgreSQL per message, ${name}`,
        size: null,
        unit: 'µs',
        values: found,
      })),
    ];
    const kinds = Object.keys(contendersOf(single, 1));
    const others = worlds.slice(1).map(({ name }) => name);
    return {
      measured,
      ratios: [
        ...others.map((name) => ({
          what: `CPU per message, ${name} ÷ ${single.name}`,
          values: divide(tapping[name] ?? [], tapping[single.name] ?? []),
        })),
        ...kinds.flatMap((kind) =>
          others.map((name) => ({
            what: `${kind}, ${name} ÷ ${single.name}`,
            values: divide(
              values[`${kind}, ${name}`] ?? [],
              values[`${kind}, ${single.name}`] ?? [],
            ),
          })),
        ),
      ],
    };
  },
};

/** Starts a cluster, or a single PostgreSQL if `workers` is 0, and creates the players. */
async function startWorld(lab: Lab, workers: number, players: number): Promise<World> {
  const cluster = await startCluster(workers);
  lab.onEnd(() => cluster.stop());
  const connection = { connectionString: cluster.coordinator.url };
  await createPlayers(connection, { count: players, shards: workers > 0 ? shards : 0 });
  const onError = () => undefined;
  const db = connectDatabase(connection, onError);
  lab.onEnd(() => db.destroy());
  if (workers === 0) return { ...singleDatabase(db), name: 'single', cluster, players };
  const open = await openShards(db, connection, { onError });
  lab.onEnd(() => open.close());
  return { db, shards: open.shards, name: `${workers} workers`, cluster, players };
}

let session = 0;

function contendersOf({ db, shards: parts, players }: World, times: number) {
  const anyPlayer = () => 1 + Math.floor(Math.random() * players);
  return {
    'a balance': perCall(() => {
      const userId = anyPlayer();
      return readBalance(parts.of(userId), userId);
    }, times),
    'a place': async () => {
      // A server folds a quarter of a second after taps; the commits of this benchmark fold nothing.
      await Promise.all(parts.all.map(foldRanks));
      return perCall(() => findEntry({ db, shards: parts }, anyPlayer()), times)();
    },
    'a board': perCall(
      () => topEntries({ db, shards: parts }, { from: 0, below: null }, 10),
      times,
    ),
    'a purchase with a reward': perCall(() => buy(db, anyPlayer(), anyPlayer()), times),
    [`a commit of ${groupSize} messages`]: tapGroups(
      parts.all[0] ?? db,
      players,
      parts.all.length,
      times,
    ),
  };
}

async function buy(db: Tables['db'], userId: number, host: number): Promise<void> {
  if (userId !== host) await insertReferral(db, userId, host, new Date());
  const { id: paymentId } = await invoice(db, userId);
  const charge = { paymentId, chargeId: `charge-of-${paymentId}`, at: new Date() };
  const result = await settlePayment({ db, pushBalance: () => undefined }, charge);
  if (result !== 'settled') throw new Error(`A purchase was ${result}.`);
}

/**
 * Returns a function that measures commits in `shard`. The function commits groups of messages and returns the mean
 * time of a commit in microseconds.
 */
function tapGroups(shard: Tables['db'], players: number, parts: number, times: number) {
  return async () => {
    session += 1;
    const ids = groupOf(0, parts, players);
    await tap(shard, ids, 1);
    let seq = 1;
    return perCall(() => {
      seq += 1;
      return tap(shard, ids, seq);
    }, times)();
  };
}

/** Commits groups of messages in all shards in parallel. Returns PostgreSQL's CPU time per message, in microseconds. */
async function tapAll({ shards: parts, cluster, players }: World, times: number): Promise<number> {
  session += 1;
  const pids = [cluster.coordinator, ...cluster.workers].map(({ pid }) => pid());
  // As many players tap in a single PostgreSQL as in all shards of a cluster.
  const groups = Array.from({ length: shards }, (_, part) => groupOf(part, shards, players));
  const shardOf = (ids: readonly number[]) => parts.of(ids[0] ?? 0);
  await Promise.all(groups.map((ids) => tap(shardOf(ids), ids, 1)));
  const before = cpuSecondsOf(pids);
  await Promise.all(
    groups.map(async (ids) => {
      for (let seq = 2; seq < 2 + times; seq += 1) await tap(shardOf(ids), ids, seq);
    }),
  );
  return ((cpuSecondsOf(pids) - before) * 1e6) / (shards * times * groupSize);
}

/** Returns the ids of random players of a shard, in ascending order. */
function groupOf(part: number, parts: number, players: number): number[] {
  const ids = new Set<number>();
  const most = Math.min(groupSize, Math.floor(players / parts) - 1);
  while (ids.size < most) {
    const id = part + parts * Math.floor((Math.random() * players) / parts);
    if (id > 0 && id <= players) ids.add(id);
  }
  return [...ids].sort((one, other) => one - other);
}

async function tap(shard: Tables['db'], ids: readonly number[], seq: number): Promise<void> {
  const messages = ids.map((userId) => ({
    userId,
    session: `bench-${session}`,
    seq,
    multiplier: 1,
    taps: 3,
  }));
  const outcomes = await applyTaps(shard, new Date(), messages);
  if (outcomes.some(({ result }) => result !== 'applied'))
    throw new Error('A message was refused.');
}
