import type pg from 'pg';
import { isOfTaps, type Migration } from './migrate.ts';
import { applyInShard, createTapRouting, shardSchemas, tapTables } from './tap-routing.ts';

/** The tables whose rows are moved to the shards of their players. */
const tablesOfPlayers = ['tap_balance', 'tap_session', 'tap_session_expired', 'tap_hour'];

/**
 * Moves the taps from the schema `public` to shards on the nodes of the Citus cluster, in one transaction. No server
 * may run during the move.
 * @throws `Error` if the database has no Citus, has no node for shards, or is distributed already
 * @throws `Error` if another connection is adding up the journal of taps
 */
export async function distribute(
  client: pg.Client,
  migrations: readonly Migration[],
  shards: number,
  tell: (step: string) => void,
): Promise<void> {
  const nodes = await countNodes(client);
  if ((await shardSchemas(client)).length > 0) {
    throw new Error(
      'The database is distributed already. Citus moves its shards to new nodes: see OPERATIONS.md.',
    );
  }
  const schemas = Array.from({ length: shards }, (_, number) => `taps_${number}`);
  await client.query('begin');
  try {
    // Commands and the connections of a killed server may still write: what they change after the copy would be lost.
    await client.query(`lock table ${tapTables.join(', ')} in access exclusive mode`);
    tell('Adding up the journal of taps …');
    await rollUpAll(client);
    for (const [number, schema] of schemas.entries()) {
      tell(`Moving shard ${number + 1} of ${shards} …`);
      await createShard(client, schema, migrations);
      await movePlayers(client, schema, number, shards);
    }
    await client.query('set local search_path to public');
    await dropTaps(client);
    await client.query(`create table tap_commit (nothing bigint);
      select citus_add_local_table_to_metadata('tap_commit')`);
    await createTapRouting(client, schemas);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  tell(`The taps are in ${shards} shards on ${nodes} nodes.`);
}

async function countNodes(client: pg.Client): Promise<number> {
  const found = await client.query<{ citus: boolean }>(
    `select to_regclass('pg_dist_node') is not null as citus`,
  );
  if (!found.rows[0]?.citus) {
    throw new Error('This PostgreSQL has no Citus: install it, then run create extension citus.');
  }
  const { rows } = await client.query<{ nodes: number }>(
    `select count(*)::int as nodes from pg_dist_node where noderole = 'primary' and shouldhaveshards`,
  );
  const nodes = rows[0]?.nodes ?? 0;
  if (nodes === 0) {
    throw new Error(
      'The cluster has no node for shards: add one with citus_add_node at the coordinator.',
    );
  }
  return nodes;
}

/** Adds up the journal of taps and empties it. Throws an Error if another connection is adding up the journal. */
async function rollUpAll(client: pg.Client): Promise<void> {
  // The rows of the journal belong to many players and cannot be moved.
  await client.query('select roll_up_taps(2147483647)');
  const { rows } = await client.query<{ is_left: boolean }>(
    'select exists (select from tap_journal) as is_left',
  );
  if (rows[0]?.is_left) {
    throw new Error(
      'Another connection is adding up the journal of taps: run npm run distribute again when it has ended.',
    );
  }
}

async function createShard(client: pg.Client, schema: string, migrations: readonly Migration[]) {
  await client.query('set local citus.enable_schema_based_sharding to on');
  await client.query(`create schema ${schema}`);
  await client.query('set local citus.enable_schema_based_sharding to off');
  for (const migration of migrations.filter(isOfTaps))
    await applyInShard(client, schema, migration.sql);
}

async function movePlayers(client: pg.Client, schema: string, number: number, shards: number) {
  for (const table of tablesOfPlayers) {
    await client.query(
      `insert into ${schema}.${table} select * from public.${table} where user_id % ${shards} = ${number}`,
    );
  }
  await client.query(`
    insert into rank_change (before, after)
    select '{}', array_agg(total) from public.tap_balance
    where user_id % ${shards} = ${number} and total > 0 having count(*) > 0`);
  await client.query('select fold_ranks()');
}

/** Drops the tables and functions of taps from the schema `public`. Each shard now has its own copies. */
async function dropTaps(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ dropped: string }>(`
    select format('drop function %s cascade', own.oid::regprocedure) as dropped
    from pg_proc own join pg_proc copy on copy.proname = own.proname and copy.proargtypes = own.proargtypes
    where own.pronamespace = 'public'::regnamespace and copy.pronamespace = 'taps_0'::regnamespace
    union all
    select format('drop table public.%I cascade', own.relname)
    from pg_class own join pg_class copy using (relname)
    where own.relkind = 'r' and own.relnamespace = 'public'::regnamespace and copy.relnamespace = 'taps_0'::regnamespace
    order by 1`);
  for (const { dropped } of rows) await client.query(dropped);
}
