import type pg from 'pg';

/** The tables of `migrations/taps`, which exist once per shard. */
export const tapTables = [
  'tap_balance',
  'tap_session',
  'tap_session_expired',
  'tap_hour',
  'tap_journal',
  'rank_bucket',
  'rank_change',
];

/** The functions of `migrations/taps` for which `createTapRouting` creates a function of the same name in `public`. */
const changes = [
  { name: 'open_tap_balance', parameters: 'player bigint', result: 'void' },
  { name: 'credit_tap_balance', parameters: 'player bigint, taps bigint', result: 'boolean' },
  { name: 'count_invite', parameters: 'player bigint', result: 'void' },
  { name: 'mark_ban', parameters: 'player bigint, banned boolean', result: 'void' },
  { name: 'forget_tap_sessions', parameters: 'player bigint', result: 'void' },
];

/** Returns the schemas of the shards, sorted by shard number. Returns `[]` if the database is not distributed. */
export async function shardSchemas(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ schema: string }>(
    `select nspname as schema from pg_namespace where nspname ~ '^taps_[0-9]+$'
     order by substr(nspname, 6)::int`,
  );
  return rows.map(({ schema }) => schema);
}

/** Runs a migration of `migrations/taps` in the schema of a shard. Must be called within a transaction. */
export async function applyInShard(client: pg.Client, schema: string, sql: string): Promise<void> {
  await client.query(`set local search_path to ${schema}, public`);
  // Citus passes a statement on together with all other statements of the same query, so each statement is sent alone.
  for (const statement of statementsOf(sql)) await client.query(statement);
  // Citus plans a statement by the values of its parameters, so a generic plan fails.
  const { rows } = await client.query<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc
     where pronamespace = $1::regnamespace and 'plan_cache_mode=force_generic_plan' = any(proconfig)`,
    [schema],
  );
  for (const { name } of rows) await client.query(`alter function ${name} reset plan_cache_mode`);
}

/** Splits a migration into statements. A `;` at the end of a line ends a statement, except between two `$$`. */
function statementsOf(sql: string): string[] {
  const statements: string[] = [];
  let lines: string[] = [];
  let isBody = false;
  for (const line of sql.split('\n')) {
    if (line.trim() === '' || line.startsWith('--')) continue;
    lines.push(line);
    if (line.split('$$').length % 2 === 0) isBody = !isBody;
    if (isBody || !line.endsWith(';')) continue;
    statements.push(lines.join('\n'));
    lines = [];
  }
  if (lines.length > 0) throw new Error(`A statement has no end: ${lines[0]}`);
  return statements;
}

/**
 * Creates in `public`, for each tap table, a view of the rows in all shards. Also creates functions that read or change
 * a player's taps in the player's shard.
 */
export async function createTapRouting(client: pg.Client, schemas: string[]): Promise<void> {
  for (const table of tapTables) {
    const parts = schemas.map((schema) => `select * from ${schema}.${table}`);
    await client.query(`create view public.${table} as ${parts.join(' union all ')}`);
  }
  await client.query(`
    create function public.tap_shard(player bigint) returns text language sql immutable
      return 'taps_' || player % ${schemas.length};
    create function public.tap_balance_of(player bigint) returns setof ${schemas[0]}.tap_balance
      language plpgsql stable rows 1 as $$
    begin
      return query execute format('select * from %I.tap_balance where user_id = $1', tap_shard(player)) using player;
    end
    $$`);
  for (const { name, parameters, result } of changes) {
    const names = parameters.split(', ').map((parameter) => parameter.split(' ')[0]);
    const places = names.map((_, at) => `$${at + 1}`);
    await client.query(`
      create function public.${name}(${parameters}) returns ${result} language plpgsql as $$
      declare
        result ${result === 'void' ? 'text' : result};
      begin
        -- Citus commits in two phases if it has changed a table of its own here. The tables of the coordinator are not
        -- among them, so a crash between two commits could else keep one half of a transaction.
        delete from public.tap_commit;
        execute format('select %I.${name}(${places.join(', ')})', tap_shard(player)) into result using ${names.join(', ')};
        ${result === 'void' ? '' : 'return result;'}
      end
      $$`);
  }
}

/** Drops the views and functions that `createTapRouting` created, so that a migration can change the shards' tables. */
export async function dropTapRouting(client: pg.Client): Promise<void> {
  for (const table of tapTables) await client.query(`drop view public.${table} cascade`);
  for (const { name, parameters } of changes) {
    await client.query(`drop function public.${name}(${parameters})`);
  }
  await client.query('drop function if exists public.tap_balance_of(bigint)');
  await client.query('drop function public.tap_shard(bigint)');
}
