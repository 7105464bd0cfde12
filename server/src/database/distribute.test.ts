import { sql } from 'kysely';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { run } from '../../test/template-database.ts';
import { waitingForLocks } from '../../test/waiting-for-locks.ts';
import { applyTaps } from '../taps/apply-taps.ts';
import { creditTaps } from '../taps/balance-repository.ts';
import { distribute } from './distribute.ts';
import { readMigrations } from './migrate.ts';

/** Creates a database that simulates the parts of Citus that `distribute` uses. All shards stay in this database. */
async function createNode() {
  const { db, connection } = await createDatabase();
  await run(connection, (client) =>
    client.query(`
      create table pg_dist_node (noderole text, shouldhaveshards boolean);
      insert into pg_dist_node values ('primary', true);
      create function citus_add_local_table_to_metadata(name regclass) returns void language sql as ''`),
  );
  const migrations = await readMigrations();
  const move = (client: pg.Client) => distribute(client, migrations, 2, () => undefined);
  return { db, connection, distribute: () => run(connection, move) };
}

const purchase = { reason: 'purchase', source: 'a-payment', taps: 525 } as const;

test('a credit that another connection has not committed yet is moved too', async () => {
  const { db, distribute } = await createNode();
  const { userId } = await createPlayer(db, { available: 100 });
  let isDistributed: Promise<void> | undefined;
  await db.transaction().execute(async (tx) => {
    await creditTaps(tx, { ...purchase, userId });
    isDistributed = distribute();
    await expect.poll(() => waitingForLocks(db)).toBe(1);
  });
  await isDistributed;
  const { rows } = await sql`select available from tap_balance`.execute(db);
  expect(rows).toEqual([{ available: 625 }]);
});

test('a credit that begins during the move fails and books nothing', async () => {
  const { db, distribute } = await createNode();
  const { userId } = await createPlayer(db, { available: 100 });
  let isDistributed: Promise<void> | undefined;
  let outcome: Promise<unknown> | undefined;
  await db.transaction().execute(async (reading) => {
    await sql`select from tap_journal`.execute(reading);
    isDistributed = distribute();
    await expect.poll(() => waitingForLocks(db)).toBe(1);
    const credited = db.transaction().execute((tx) => creditTaps(tx, { ...purchase, userId }));
    outcome = credited.catch((error: Error) => error.message);
    await expect.poll(() => waitingForLocks(db)).toBe(2);
  });
  await isDistributed;
  expect(await outcome).toBe('cannot update view "tap_balance"');
  const { rows } = await sql`
    select available, (select sum(taps)::int from tap_credit) as credited from tap_balance`.execute(
    db,
  );
  expect(rows).toEqual([{ available: 100, credited: 100 }]);
});

test('while another connection adds up the journal, nothing is moved and no tap is lost', async () => {
  const { db, connection, distribute } = await createNode();
  const { userId } = await createPlayer(db, { available: 100 });
  const at = new Date('2026-11-20T10:00:00Z');
  await applyTaps(db, at, [{ userId, session: 's', seq: 1, multiplier: 1, taps: 40 }]);
  const spent = () => sql`select sum(spent)::int as spent from tap_hour`.execute(db);
  await run(connection, async (other) => {
    await other.query(
      `select pg_advisory_lock(hashtext('roll_up_taps'), hashtext(current_schema()))`,
    );
    await expect(distribute()).rejects.toThrow(
      'Another connection is adding up the journal of taps: run npm run distribute again when it has ended.',
    );
    expect((await spent()).rows).toEqual([{ spent: null }]);
  });
  await distribute();
  expect((await spent()).rows).toEqual([{ spent: 40 }]);
});
