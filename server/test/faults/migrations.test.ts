import type pg from 'pg';
import { expect, test } from 'vitest';
import type { Connection } from '../../src/database/connect.ts';
import { migrate, readMigrations } from '../../src/database/migrate.ts';
import { createDatabase, createEmptyDatabase } from '../create-database.ts';
import { run } from '../template-database.ts';
import { extent } from './extent.ts';

/** Everything that a migration leaves behind, one line each. */
const leftBehind = `
  select 'column ' || concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as line
    from information_schema.columns where table_schema = 'public'
  union all select 'constraint ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace
  union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
  union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select 'function ' || pg_get_functiondef(oid)
    from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
  union all select 'aggregate ' || a.aggfnoid::regprocedure || ' ' || a.aggtransfn || ' ' || a.aggtranstype::regtype
    from pg_aggregate a join pg_proc p on p.oid = a.aggfnoid where p.pronamespace = 'public'::regnamespace
  union all select 'migration ' || name || ' ' || checksum from schema_migration
  order by 1`;

async function linesOf(connection: Connection): Promise<string[]> {
  const { rows } = await run(connection, (client) => client.query<{ line: string }>(leftBehind));
  return rows.map(({ line }) => line);
}

/** From now on the connection of a client dies at the end of its nth statement that changes the schema. */
const breaking = `
  create schema fault;
  create sequence fault.steps;
  create function fault.step() returns event_trigger language plpgsql as $$
  begin
    if nextval('fault.steps') = current_setting('fault.dies_at', true)::bigint then
      perform pg_terminate_backend(pg_backend_pid());
    end if;
  end $$;
  create event trigger fault on ddl_command_end execute function fault.step()`;

/** Runs all that is pending and dies at a step; answers whether it came to the end. */
async function attempt(connection: Connection, diesAt: number): Promise<boolean> {
  const pending = await readMigrations();
  return run(connection, async (client: pg.Client) => {
    await client.query(`select setval('fault.steps', 1, false)`);
    await client.query(`set fault.dies_at = ${diesAt}`);
    return migrate(client, pending).then(
      () => true,
      () => false,
    );
  });
}

const appliedIn = async (connection: Connection) =>
  (await linesOf(connection)).filter((line) => line.startsWith('migration')).length;

test(
  'migrations that are interrupted at any statement leave nothing by halves and end where undisturbed ones do',
  async () => {
    const connection = await createEmptyDatabase();
    const whole = await linesOf((await createDatabase()).connection);
    const migrations = await readMigrations();
    await run(connection, (client) => migrate(client, []));
    await run(connection, (client) => client.query(breaking));
    let interruptions = 0;
    let applied = 0;
    for (let diesAt = 1; !(await attempt(connection, diesAt)); interruptions += 1) {
      const now = await appliedIn(connection);
      // The one that was interrupted begins again from its first statement.
      diesAt = now > applied ? 2 : diesAt + extent(4, 1);
      applied = now;
      expect(interruptions).toBeLessThan(1_000);
    }
    await run(connection, (client) => client.query('drop schema fault cascade'));
    expect(await linesOf(connection)).toEqual(whole);
    expect(interruptions).toBeGreaterThan(migrations.length);
  },
  extent(60_000, 300_000),
);
