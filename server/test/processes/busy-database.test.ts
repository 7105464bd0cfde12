import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../create-database.ts';
import { createPlayer } from '../create-player.ts';
import { runServer } from '../faults/run-server.ts';
import { LiveSocket } from '../live-socket.ts';
import { databaseUrl } from '../template-database.ts';
import { waitingForLocks } from '../waiting-for-locks.ts';

/** The number of connections for requests. */
const connections = 16;

const { db, connection } = await createDatabase();
const server = await runServer({ DATABASE_URL: databaseUrl(connection) });
let newcomer = 0;

/** Runs `work` while requests wait for a lock on all connections for requests. Then expects that they succeed. */
async function whileRequestsWait(work: () => Promise<void>): Promise<void> {
  const { requests } = await db.transaction().execute(async (tx) => {
    // A migration takes such a lock.
    await sql`lock table users in access exclusive mode`.execute(tx);
    // Each request is the first one of a player, because those of known players are read together.
    const requests = Array.from({ length: connections + 4 }, () => {
      newcomer += 1;
      return server.call<object>(newcomer, 'GET', '/user/me');
    });
    await expect.poll(() => waitingForLocks(db)).toBe(connections);
    await work();
    return { requests };
  });
  for (const { status } of await Promise.all(requests)) expect(status).toBe(200);
}

test('a server whose requests all wait for a lock is ready, so that a balancer does not leave it', async () => {
  await whileRequestsWait(async () => {
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  });
});

test('taps wait for no request', async () => {
  const { telegramId } = await createPlayer(db, { available: 5 });
  const socket = await LiveSocket.open(server.address, telegramId);
  await whileRequestsWait(async () => {
    socket.tap({ taps: 5, session: 's', seq: 1 });
    expect(await socket.nextResponse()).toMatchObject({ type: 'taps', applied: 5 });
  });
  socket.drop();
});

test('a ban waits for no request', async () => {
  const { userId, telegramId } = await createPlayer(db);
  const { closed } = await LiveSocket.open(server.address, telegramId);
  await whileRequestsWait(async () => {
    // A decision of an operator would wait for the lock too.
    const balance = db.updateTable('tap_balance').where('user_id', '=', userId);
    await balance.set({ is_banned: true }).execute();
    expect(await closed).toEqual({ code: 4403, reason: 'PLAYER_BANNED' });
  });
});
