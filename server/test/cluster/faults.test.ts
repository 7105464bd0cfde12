import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findPlaces } from '../../src/database/open-shards.ts';
import type { Tables } from '../../src/database/shards.ts';
import { createPlayer } from '../create-player.ts';
import { extent } from '../faults/extent.ts';
import { runServer } from '../faults/run-server.ts';
import { noLosses, startTappers } from '../faults/start-tappers.ts';
import type { Tapper } from '../faults/tapper.ts';
import { nothingInDoubt } from './in-doubt.ts';
import { citusBin, howToGetCitus } from './postgres-node.ts';
import { onNode } from './start-cluster.ts';
import { startClusteredServer } from './start-clustered-server.ts';

const sockets = extent(20, 200);
const kills = extent(1, 5);
const timeout = extent(240_000, 900_000);

/** Returns the port of each shard's node, in the order of the shard numbers. */
const nodesOfShards = async (db: Tables['db']) => (await findPlaces(db)).map(({ port }) => port);

const sumOfAcks = (tappers: readonly Tapper[]) =>
  tappers.reduce((sum, { acked }) => sum + acked, 0);

test(
  'a worker that is killed refuses only its own players, and no acknowledged tap is lost or counted twice',
  async ({ skip }) => {
    skip(!citusBin, howToGetCitus);
    const { cluster, server, db, shards } = await startClusteredServer();
    const tappers = await startTappers({ db, shards }, sockets, () => server.address);
    for (let round = 0; round < kills; round += 1) {
      await tappers.waitForAcks(sockets * 10);
      const worker = cluster.workers[round % 2];
      const ports = await nodesOfShards(db);
      await worker?.kill();
      const isAway = ({ userId }: Tapper) => ports[userId % ports.length] === worker?.port;
      const others = tappers.all.filter((tapper) => !isAway(tapper));
      const away = tappers.all.filter(isAway);
      // Everybody else goes on while the worker is away.
      const before = sumOfAcks(others);
      await expect
        .poll(() => sumOfAcks(others), { timeout: 60_000 })
        .toBeGreaterThan(before + others.length * 10);
      await expect
        .poll(() => away.every(({ refusals }) => refusals.has('SERVICE_UNAVAILABLE')), {
          timeout: 60_000,
        })
        .toBe(true);
      await worker?.start();
      await tappers.waitForAcks(sockets * 10);
      expect(await tappers.losses()).toEqual(noLosses(sockets));
      await nothingInDoubt(cluster);
    }
    await tappers.finish();
  },
  timeout,
);

test(
  'taps go on while the coordinator is away',
  async ({ skip }) => {
    skip(!citusBin, howToGetCitus);
    const { cluster, server, db, shards } = await startClusteredServer();
    const tappers = await startTappers({ db, shards }, sockets, () => server.address);
    await tappers.waitForAcks(sockets * 10);
    await cluster.coordinator.kill();
    await tappers.waitForAcks(sockets * 50);
    expect(tappers.all.every(({ refusals }) => refusals.size === 0)).toBe(true);
    await cluster.coordinator.start();
    expect(await tappers.losses()).toEqual(noLosses(sockets));
    await nothingInDoubt(cluster);
    await tappers.finish();
    expect(server.child.exitCode).toBeNull();
  },
  timeout,
);

test(
  'shards move to a new node while everybody taps',
  async ({ skip }) => {
    skip(!citusBin, howToGetCitus);
    const { cluster, server, db, shards } = await startClusteredServer();
    const tappers = await startTappers({ db, shards }, sockets, () => server.address);
    await tappers.waitForAcks(sockets * 10);
    const worker = await cluster.addWorker();
    await sql`select citus_rebalance_start()`.execute(db);
    await sql`select citus_rebalance_wait()`.execute(db);
    expect(await nodesOfShards(db)).toContain(worker.port);
    await tappers.waitForAcks(sockets * 10);
    // The server soon connects to the new place.
    const connections = () =>
      onNode<{ users: number }>(
        worker,
        `select count(*)::int as users from pg_stat_activity where query like '%count_next_taps%' and pid <> pg_backend_pid()`,
      );
    await expect.poll(connections, { timeout: 30_000 }).not.toEqual([{ users: 0 }]);
    expect(await tappers.losses()).toEqual(noLosses(sockets));
    await tappers.finish();
  },
  timeout,
);

test(
  'a node whose machine dies is replaced by its standby',
  async ({ skip }) => {
    skip(!citusBin, howToGetCitus);
    const { cluster, server, db, shards } = await startClusteredServer();
    const tappers = await startTappers({ db, shards }, sockets, () => server.address);
    const [worker] = cluster.workers;
    if (!worker) throw new Error('The cluster has no worker.');
    const standby = await cluster.addStandby(worker);
    await tappers.waitForAcks(sockets * 20);
    await worker.kill();
    await onNode(standby, 'select pg_promote()');
    await onNode(
      cluster.coordinator,
      `select citus_update_node(nodeid, '127.0.0.1', ${standby.port}, force => true)
       from pg_dist_node where nodeport = ${worker.port}`,
    );
    const isAway = ({ refusals }: Tapper) => refusals.has('SERVICE_UNAVAILABLE');
    const away = tappers.all.filter(isAway);
    const before = sumOfAcks(away);
    await expect
      .poll(() => sumOfAcks(away), { timeout: 60_000 })
      .toBeGreaterThan(before + away.length * 10);
    expect(await tappers.losses()).toEqual(noLosses(sockets));
    await nothingInDoubt({
      ...cluster,
      workers: cluster.workers.map((node) => (node === worker ? standby : node)),
    });
    await tappers.finish();
  },
  timeout,
);

test(
  'a server starts while a node is away, and serves the players of the others',
  async ({ skip }) => {
    skip(!citusBin, howToGetCitus);
    const { cluster, server, variables, db } = await startClusteredServer({ shards: 2 });
    const players = [
      await createPlayer(db, { available: 5 }),
      await createPlayer(db, { available: 5 }),
    ];
    const ports = await nodesOfShards(db);
    const [worker] = cluster.workers;
    await server.kill();
    await worker?.kill();
    const next = await runServer(variables);
    for (const { userId, telegramId } of players) {
      const isAway = ports[userId % 2] === worker?.port;
      const { status } = await next.call(telegramId, 'GET', '/user/taps/me');
      expect(status).toBe(isAway ? 503 : 200);
      expect((await next.call(telegramId, 'GET', '/user/me')).status).toBe(200);
    }
    await worker?.start();
    for (const { telegramId } of players) {
      const taps = () => next.call<object>(telegramId, 'GET', '/user/taps/me');
      await expect.poll(async () => (await taps()).status, { timeout: 30_000 }).toBe(200);
    }
  },
  timeout,
);
