import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { claimDatabase } from '../../src/database/claim-database.ts';
import { connectClient } from '../../src/database/connect.ts';
import { createDatabase } from '../create-database.ts';
import { startBadNetwork } from '../faults/bad-network.ts';
import { placeOf, throughNetwork } from '../through-network.ts';
import { serverProcess } from './server-process.ts';

/** Starts the only server of a database. The network between them can break. */
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

test('the only server goes on if PostgreSQL notices some seconds later that its connections broke', async () => {
  const { network, server, isReady, connect } = await startOnlyServer();
  const notice = network.vanish();
  // As long as PostgreSQL's keepalive can take, nearly.
  await delay(9_000);
  notice();
  await expect.poll(isReady).toBe(true);
  await expect(claimDatabase(connect, 'exclusive', () => undefined, 1_000)).rejects.toThrow(
    'Another server is already running',
  );
  expect(server.child.exitCode).toBeNull();
});

test('a server that loses the database to another one exits with 1, so that a supervisor notices', async () => {
  const { network, server, connect } = await startOnlyServer();
  network.cut();
  const other = await claimDatabase(connect, 'exclusive', () => undefined);
  network.heal();
  expect(await server.ended).toEqual([1, null]);
  expect(server.output.out).toContain('Another server is already running on this database');
  await other.release();
});
