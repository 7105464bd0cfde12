import type pg from 'pg';
import { expect, test } from 'vitest';
import { createEmptyDatabase } from '../../test/create-database.ts';
import { run } from '../../test/template-database.ts';
import { claimDatabase, DatabaseTakenError } from './claim-database.ts';
import { connectClient } from './connect.ts';

/** Creates an empty database. Returns a function that creates a server for this database. */
async function startClaims() {
  const connection = await createEmptyDatabase();
  function server() {
    const clients: pg.Client[] = [];
    let attempts = 0;
    let held = Promise.withResolvers<void>();
    held.resolve();
    let refusals = 0;
    let failures = 0;
    const prepare = async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('A standby cannot listen.');
    };
    const connect = async () => {
      attempts += 1;
      refusals -= 1;
      if (refusals >= 0) throw new Error('The database is away.');
      await held.promise;
      const client = await connectClient(connection);
      clients.push(client);
      return client;
    };
    const lost = Promise.withResolvers<Error>();
    /** Returns the process ids of the PostgreSQL connections that hold a claim. */
    async function holders(): Promise<number[]> {
      const { rows } = await run(connection, (admin) =>
        // pg_locks lists the whole cluster: only connections to this test's own database may be cut.
        admin.query(
          `select l.pid from pg_locks l join pg_database d on d.oid = l.database
           where l.locktype = 'advisory' and d.datname = current_database()`,
        ),
      );
      return (rows as { pid: number }[]).map(({ pid }) => pid);
    }
    /** Returns the number of PostgreSQL connections to the database, without the one that counts. */
    async function sessions(): Promise<number> {
      const { rows } = await run(connection, (admin) =>
        admin.query(
          `select count(*)::int as sessions from pg_stat_activity
           where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
        ),
      );
      return rows[0].sessions;
    }
    return {
      lost: lost.promise,
      sessions,
      /** Delays every new connection of this server until `letGo` is called. */
      hold: () => {
        held = Promise.withResolvers<void>();
      },
      letGo: () => held.resolve(),
      /** Makes the next `count` connections of this server fail. */
      refuse: (count: number) => {
        refusals = count;
      },
      /** Makes the preparation of the next `count` connections of this server fail. */
      failToPrepare: (count: number) => {
        failures = count;
      },
      attempts: () => attempts,
      connections: () => clients.length,
      holders,
      claim: (kind: 'exclusive' | 'shared', timeoutMs = 0) =>
        claimDatabase(connect, kind, lost.resolve, { timeoutMs, prepare }),
      /** Breaks the server's connection as a crash would. */
      cut: async () => {
        const [pid] = await holders();
        await run(connection, (admin) => admin.query('select pg_terminate_backend($1)', [pid]));
      },
    };
  }
  return server;
}

test('a second server is refused with a message, and can claim the database after the first has stopped', async () => {
  const server = await startClaims();
  const first = await server().claim('exclusive');
  await expect(server().claim('exclusive')).rejects.toThrow(
    'Another server or a command is using this database',
  );
  await first.release();
  const second = await server().claim('exclusive');
  await second.release();
});

test('a server that is refused leaves no connection open', async () => {
  const server = await startClaims();
  const [first, refused] = [server(), server()];
  const claim = await first.claim('exclusive');
  await expect(refused.claim('exclusive')).rejects.toThrow(DatabaseTakenError);
  await expect.poll(first.sessions).toBe(1);
  await claim.release();
});

test('a server waits for a predecessor that is shutting down', async () => {
  const server = await startClaims();
  const first = await server().claim('exclusive');
  const waiting = server().claim('exclusive', 10_000);
  await first.release();
  await (await waiting).release();
});

test('servers that share start together, and one that does not share is refused', async () => {
  const server = await startClaims();
  const shared = [await server().claim('shared'), await server().claim('shared')];
  await expect(server().claim('exclusive')).rejects.toThrow(DatabaseTakenError);
  for (const claim of shared) await claim.release();
});

test('of the servers that share, only the last one to release its claim runs the clean-up', async () => {
  const server = await startClaims();
  const [first, last] = [await server().claim('shared'), await server().claim('shared')];
  const stopped: string[] = [];
  await first.release(async () => void stopped.push('first'));
  await last.release(async () => void stopped.push('last'));
  expect(stopped).toEqual(['last']);
});

test('of servers that share and stop at the same time, one runs the clean-up', async () => {
  const server = await startClaims();
  const claims = [await server().claim('shared'), await server().claim('shared')];
  const stopped: string[] = [];
  // The clean-up waits for the other release, which could otherwise begin after the whole of the first one.
  const releases = claims.map((claim, at) =>
    claim.release(async () => {
      stopped.push('stopped');
      await releases[1 - at];
    }),
  );
  await Promise.all(releases);
  expect(stopped).toEqual(['stopped']);
});

test('a server whose connection broke claims the database again, each time', async () => {
  const server = await startClaims();
  const first = server();
  const claim = await first.claim('exclusive');
  for (const connections of [2, 3]) {
    await first.cut();
    await expect.poll(() => first.connections()).toBe(connections);
    await expect.poll(() => first.holders()).toHaveLength(1);
  }
  await expect(server().claim('exclusive', 100)).rejects.toThrow(DatabaseTakenError);
  await claim.release();
});

test('a server that cannot connect at first claims the database when it can', async () => {
  const server = await startClaims();
  const first = server();
  const claim = await first.claim('exclusive');
  first.refuse(2);
  await first.cut();
  await expect.poll(() => first.holders()).toHaveLength(1);
  expect(first.attempts()).toBe(4);
  await claim.release();
});

test('a server whose PostgreSQL is a standby for a time keeps no connection of its attempts', async () => {
  const server = await startClaims();
  const first = server();
  const claim = await first.claim('exclusive');
  first.failToPrepare(2);
  await first.cut();
  await expect.poll(() => first.holders()).toHaveLength(1);
  expect(first.attempts()).toBe(4);
  expect(await first.sessions()).toBe(1);
  await claim.release();
});

test('a server whose connection broke stops if another has claimed the database meanwhile', async () => {
  const server = await startClaims();
  const [first, second] = [server(), server()];
  const claim = await first.claim('exclusive');
  first.hold();
  await first.cut();
  const newer = await second.claim('exclusive', 10_000);
  first.letGo();
  expect(await first.lost).toBeInstanceOf(DatabaseTakenError);
  await newer.release();
  await claim.release();
});

test('a server that stops while it connects again leaves no claim behind', async () => {
  const server = await startClaims();
  const first = server();
  const claim = await first.claim('exclusive');
  first.hold();
  await first.cut();
  await expect.poll(first.attempts).toBe(2);
  await claim.release();
  first.letGo();
  const next = await server().claim('exclusive', 10_000);
  await next.release();
});
