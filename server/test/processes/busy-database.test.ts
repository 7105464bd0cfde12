import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../create-database.ts';
import { runServer } from '../faults/run-server.ts';
import { databaseUrl } from '../template-database.ts';
import { waitingForLocks } from '../waiting-for-locks.ts';

/** The number of connections for requests. */
const connections = 16;

test('a server whose requests all wait for a lock is ready, so that a balancer does not leave it', async () => {
  const { db, connection } = await createDatabase();
  const server = await runServer({ DATABASE_URL: databaseUrl(connection) });
  const { requests } = await db.transaction().execute(async (tx) => {
    // A migration takes such a lock.
    await sql`lock table users in access exclusive mode`.execute(tx);
    const requests = Array.from({ length: connections + 4 }, (_, at) =>
      server.call<object>(at + 1, 'GET', '/user/me'),
    );
    await expect.poll(() => waitingForLocks(db)).toBe(connections);
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    return { requests };
  });
  for (const { status } of await Promise.all(requests)) expect(status).toBe(200);
});
