import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { databaseUrl, run } from '../../test/template-database.ts';
import { waitingForLocks } from '../../test/waiting-for-locks.ts';
import { applyTaps } from '../taps/apply-taps.ts';
import { creditTaps } from '../taps/balance-repository.ts';
import type { Connection } from './connect.ts';
import { distribute } from './distribute.ts';
import { migrate, readMigrations } from './migrate.ts';
import { distributeAsOwner, migrateAsOwner } from './migrate-as-owner.ts';
import { type ApplicationRole, grantToRoles } from './roles/application-role.ts';

/** Creates a database that simulates the parts of Citus that `distribute` uses. All shards stay in this database. */
async function createNode() {
  const { db, connection } = await createDatabase();
  await run(connection, (client) =>
    client.query(`
      create table pg_dist_node (noderole text, shouldhaveshards boolean);
      insert into pg_dist_node values ('primary', true), ('primary', false), ('secondary', true);
      create function citus_add_local_table_to_metadata(name regclass) returns void language sql as ''`),
  );
  const migrations = await readMigrations();
  const steps: string[] = [];
  const move = (client: pg.Client) => distribute(client, migrations, 2, (step) => steps.push(step));
  return { db, connection, steps, distribute: () => run(connection, move) };
}

type Row = Record<string, unknown>;

/** Runs a query in the schema `taps_0` or `taps_1`. Without a shard, runs the query in the schema `public`. */
function query(connection: Connection, text: string, shard?: number): Promise<Row[]> {
  return run(connection, async (client) => {
    if (shard !== undefined) await client.query(`set search_path to taps_${shard}, public`);
    return (await client.query<Row>(text)).rows;
  });
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

test('every row of a player is moved to the shard of the player, with the place and the ban', async () => {
  const { db, connection, steps, distribute } = await createNode();
  const at = new Date('2026-11-20T10:00:00Z');
  for (const taps of [5, 6, 7]) {
    const { userId } = await createPlayer(db, { available: 100 });
    const batch = { userId, seq: 1, multiplier: 1, taps };
    for (const session of ['a', 'b', 'c']) await applyTaps(db, at, [{ ...batch, session }]);
  }
  await query(connection, `select mark_ban(1, true), roll_up_taps(100)`);
  await query(connection, `select expire_tap_sessions('2026-11-21Z', '{1, 2, 3}', 2)`);
  const tables = ['tap_balance', 'tap_session', 'tap_session_expired', 'tap_hour'];
  const rowsOf = async (where: string, shard?: number) => {
    const texts = tables.map((table) => `select * from ${table} where ${where} order by 1, 2`);
    return Promise.all(texts.map((text) => query(connection, text, shard)));
  };
  const before = [await rowsOf('user_id in (2)'), await rowsOf('user_id in (1, 3)')];
  expect(before.flat().map(({ length }) => length)).toEqual([1, 1, 1, 1, 2, 2, 2, 2]);

  await distribute();

  expect([await rowsOf('true', 0), await rowsOf('true', 1)]).toEqual(before);
  const places = 'select count_from(1) as from_1, count_from(21) as from_21';
  expect(await query(connection, places, 0)).toEqual([{ from_1: 1, from_21: 0 }]);
  expect(await query(connection, places, 1)).toEqual([{ from_1: 2, from_21: 1 }]);
  expect(await query(connection, 'select from rank_change')).toEqual([]);
  expect(steps).toContain('The taps are in 2 shards on 1 nodes.');
  // On Citus a generic plan fails.
  const generic = `select proname from pg_proc
    where pronamespace = 'taps_0'::regnamespace and proconfig::text ~ 'force_generic_plan'`;
  expect(await query(connection, generic)).toEqual([]);
});

test('after the move, each change of a balance reaches the shard of the player', async () => {
  const { db, connection, distribute } = await createNode();
  await createPlayer(db);
  await distribute();
  const { userId } = await createPlayer(db);
  const credited = await db.transaction().execute((tx) => creditTaps(tx, { ...purchase, userId }));
  const nobody = await query(connection, 'select credit_tap_balance(9, 1) as found');
  expect([userId, credited, nobody]).toEqual([2, true, [{ found: false }]]);
  await query(connection, 'select count_invite(2), mark_ban(2, true)');
  const balance = 'select user_id, available, invites, is_banned, session from tap_balance';
  const changed = { user_id: 2, available: 525, invites: 1, is_banned: true, session: null };
  expect(await query(connection, balance, 0)).toEqual([changed]);
  await query(connection, `update tap_balance set session = 's'`, 0);
  await query(connection, 'select forget_tap_sessions(2)');
  expect(await query(connection, balance, 0)).toEqual([changed]);
});

test('after the move, a migration of taps changes each shard and the views of all shards', async () => {
  const { db, connection, distribute } = await createNode();
  for (let player = 0; player < 2; player += 1) await createPlayer(db);
  await distribute();
  const sql =
    '-- Release: expand\nalter table tap_balance add column pots int not null default 3;\n';
  const next = { name: 'taps/9999-pots.sql', sql, checksum: 'next', release: 'expand' } as const;
  const migrations = [...(await readMigrations()), next];
  expect(await run(connection, (client) => migrate(client, migrations))).toEqual([next.name]);
  for (const table of ['taps_0.tap_balance', 'taps_1.tap_balance', 'tap_balance_of(1)'])
    expect(await query(connection, `select pots from ${table}`)).toEqual([{ pots: 3 }]);
  expect(await query(connection, 'select pots from public.tap_balance')).toHaveLength(2);
  expect(await query(connection, 'select credit_tap_balance(1, 1) as found')).toEqual([
    { found: true },
  ]);
});

test('a database that cannot be distributed is refused with what it lacks', async () => {
  const { db, distribute } = await createNode();
  await sql`update pg_dist_node set shouldhaveshards = not shouldhaveshards, noderole = 'secondary'`.execute(
    db,
  );
  await expect(distribute()).rejects.toThrow(
    'The cluster has no node for shards: add one with citus_add_node at the coordinator.',
  );
  await sql`update pg_dist_node set noderole = 'primary'`.execute(db);
  await distribute();
  await expect(distribute()).rejects.toThrow('The database is distributed already.');
  await sql`drop table pg_dist_node`.execute(db);
  await expect(distribute()).rejects.toThrow('This PostgreSQL has no Citus: install it');
});

test('npm run distribute migrates, moves the taps, grants each shard to the servers, and is ready for a next run', async () => {
  const { connection } = await createNode();
  const application = `bold_app_${randomBytes(4).toString('hex')}`;
  const own = databaseUrl(connection);
  const url = new URL(own);
  url.username = application;
  const env = { MIGRATE_DATABASE_URL: own, DATABASE_URL: url.href, DATABASE_SHARDS: '2' };
  await query(
    connection,
    `delete from schema_migration where name ~ '0016'; drop index wallet_change_wallet`,
  );
  const steps: string[] = [];
  await distributeAsOwner(env, (step) => steps.push(step));
  expect(steps).toContain('The taps are in 2 shards on 1 nodes.');
  const rights = `select to_regclass('wallet_change_wallet') is not null as is_migrated,
    has_table_privilege('${application}', 'taps_1.tap_balance', 'update') as is_granted`;
  expect(await query(connection, rights)).toEqual([{ is_migrated: true, is_granted: true }]);
  await query(connection, `drop owned by ${application}; drop role ${application}`);
  const again = distributeAsOwner(env, () => undefined);
  await expect(again).rejects.toThrow('The database is distributed already.');
});

test('a payout run may read the balances of all shards, and change none', async () => {
  const { db, connection, distribute } = await createNode();
  for (const available of [10, 20]) await createPlayer(db, { available });
  await distribute();
  const [application, payouts] = ['app', 'payouts'].map((name) => ({
    name: `bold_${name}_${randomBytes(4).toString('hex')}`,
    password: '',
  })) as [ApplicationRole, ApplicationRole];
  await run(connection, async (client) => {
    await grantToRoles(client, application, payouts);
    await client.query(`set role ${payouts.name}`);
    try {
      const balances =
        'select player, available from (values (1), (2)) as p (player), tap_balance_of(player)';
      expect((await client.query(balances)).rows).toEqual([
        { player: 1, available: 10 },
        { player: 2, available: 20 },
      ]);
      const change = client.query('update taps_1.tap_balance set available = 99');
      await expect(change).rejects.toMatchObject({ code: '42501' });
    } finally {
      const roles = [application.name, payouts.name].join();
      await client.query(`reset role; drop owned by ${roles}; drop role ${roles}`);
    }
  });
});

test('DATABASE_DISTRIBUTED distributes a database without players, and refuses one with players', async () => {
  const [empty, used] = [await createNode(), await createNode()];
  const migrateNode = ({ connection }: { connection: Connection }) =>
    migrateAsOwner({
      DATABASE_URL: databaseUrl(connection),
      DATABASE_DISTRIBUTED: 'true',
      DATABASE_SHARDS: '2',
    });
  const schemas = `select nspname from pg_namespace where nspname ~ '^taps_' order by 1`;
  for (let run = 0; run < 2; run += 1) expect(await migrateNode(empty)).toEqual([]);
  expect(await query(empty.connection, schemas)).toEqual([
    { nspname: 'taps_0' },
    { nspname: 'taps_1' },
  ]);
  await createPlayer(used.db);
  await expect(migrateNode(used)).rejects.toThrow(
    'DATABASE_DISTRIBUTED is true, but this database has players and is not distributed: run npm run distribute once',
  );
  expect(await query(used.connection, schemas)).toEqual([]);
});
