import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { claimDatabase } from '../../src/database/claim-database.ts';
import { connectClient } from '../../src/database/connect.ts';
import { lockKeys } from '../../src/database/lock-keys.ts';
import { createDatabase } from '../create-database.ts';
import { startBadNetwork } from '../faults/bad-network.ts';
import { placeOf, throughNetwork } from '../through-network.ts';
import { serverProcess } from './server-process.ts';

/** Starts one server with a new database. A test can break the network between the server and the database. */
async function startOnlyServer() {
  const { connection } = await createDatabase();
  const network = await startBadNetwork(
    () => placeOf(connection),
    () => 0,
  );
  const server = serverProcess({ DATABASE_URL: throughNetwork(connection, network.port) });
  const address = await server.listening();
  const isReady = async () => (await fetch(`${address}/readyz`)).ok;
  const connect = () => connectClient(connection);
  return { network, server, isReady, connect };
}

/** Returns the process ids of the connections that hold a claim on the database (see `claimDatabase`). */
async function claimants(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_locks join pg_database on pg_database.oid = database
     where locktype = 'advisory' and granted and objid = $1 and datname = current_database()`,
    [lockKeys.claim],
  );
  return rows.map(({ pid }) => pid);
}

test('the only server goes on if PostgreSQL notices some seconds later that its connections broke', async () => {
  const { network, server, isReady, connect } = await startOnlyServer();
  const client = await connect();
  const former = await claimants(client);
  const notice = network.vanish();
  // PostgreSQL's keepalive can take longer than the three seconds that the claim once waited.
  await delay(4_000);
  expect(await claimants(client)).toEqual(former);
  notice();
  await expect.poll(() => claimants(client)).toEqual([expect.not.toBeOneOf(former)]);
  await expect.poll(isReady).toBe(true);
  expect(server.child.exitCode).toBeNull();
  await client.end();
});

test('a server that loses the database to another one exits with 1, so that a supervisor notices', async () => {
  const { network, server, connect } = await startOnlyServer();
  network.cut();
  const other = await claimDatabase(connect, 'exclusive', () => undefined);
  network.heal();
  expect(await server.ended).toEqual([1, null]);
  expect(server.output.out).toContain('Another server or a command is using this database');
  await other.release();
});
