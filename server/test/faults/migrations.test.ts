import type pg from 'pg';
import { expect, test } from 'vitest';
import type { Connection } from '../../src/database/connect.ts';
import { migrate, readMigrations } from '../../src/database/migrate.ts';
import { createDatabase, createEmptyDatabase } from '../create-database.ts';
import { run } from '../template-database.ts';
import { extent } from './extent.ts';

/** Selects a line for each object that a migration can create. */
const selectObjects = `
  select 'column ' || concat_ws(' ', table_schema, table_name, column_name, data_type, is_nullable, column_default) as line
    from information_schema.columns where table_schema in ('public', 'analytics')
  union all select 'constraint ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace in ('public'::regnamespace, to_regnamespace('analytics'))
  union all select 'index ' || indexdef from pg_indexes where schemaname in ('public', 'analytics')
  union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select 'function ' || pg_get_functiondef(oid)
    from pg_proc where pronamespace in ('public'::regnamespace, to_regnamespace('analytics')) and prokind = 'f'
  union all select 'aggregate ' || a.aggfnoid::regprocedure || ' ' || a.aggtransfn || ' ' || a.aggtranstype::regtype
    from pg_aggregate a join pg_proc p on p.oid = a.aggfnoid where p.pronamespace in ('public'::regnamespace, to_regnamespace('analytics'))
  union all select 'options ' || relname || ' ' || array_to_string(reloptions, ' ')
    from pg_class where relnamespace in ('public'::regnamespace, to_regnamespace('analytics')) and reloptions is not null
  union all select 'migration ' || name || ' ' || checksum from schema_migration
  order by 1`;

async function linesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(selectObjects);
  return rows.map(({ line }) => line);
}

/** Returns SQL that runs the first `count` statements, increments `fault.deaths` and terminates the connection. */
const endingAfter = (statements: string[], count: number) =>
  [
    ...statements.slice(0, count),
    `select nextval('fault.deaths'); select pg_terminate_backend(pg_backend_pid());`,
  ].join('\n');

async function stateAfterEnd(connection: Connection) {
  // A sequence counts the interruptions, because a rollback does not reset a sequence.
  const counted =
    'select case when is_called then last_value else 0 end as deaths from fault.deaths';
  return run(connection, async (client) => ({
    lines: await linesOf(client),
    deaths: (await client.query<{ deaths: number }>(counted)).rows[0]?.deaths,
  }));
}

test(
  'migrations that are interrupted after any statement leave no partial changes, and end with the same tables as uninterrupted ones',
  async () => {
    const connection = await createEmptyDatabase();
    const whole = await run((await createDatabase()).connection, linesOf);
    const migrations = await readMigrations();
    await run(connection, (client) => migrate(client, []));
    await run(connection, (client) => client.query('create schema fault create sequence deaths'));
    let interruptions = 0;
    for (const [at, migration] of migrations.entries()) {
      const before = await run(connection, linesOf);
      const statements = statementsOf(migration.sql);
      const earlier = migrations.slice(0, at);
      for (let count = 0; count <= statements.length; count += extent(8, 1)) {
        const dying = { ...migration, sql: endingAfter(statements, count) };
        await expect(
          run(connection, (client) => migrate(client, [...earlier, dying])),
        ).rejects.toThrow();
        interruptions += 1;
        // The connection ended itself. The counter excludes that a wrongly split statement failed before.
        expect(await stateAfterEnd(connection), `${migration.name} after ${count}`).toEqual({
          lines: before,
          deaths: interruptions,
        });
      }
      const responses = await run(connection, (client) => tryOut(client, migration.sql));
      expect(statements).toHaveLength(responses);
      await run(connection, (client) => migrate(client, [...earlier, migration]));
    }
    await run(connection, (client) => client.query('drop schema fault cascade'));
    expect(await run(connection, linesOf)).toEqual(whole);
  },
  extent(120_000, 300_000),
);

/** Runs a migration and rolls it back. Returns the number of statements that PostgreSQL has executed. */
async function tryOut(client: pg.Client, sql: string): Promise<number> {
  await client.query('begin');
  const responses = [await client.query(sql)].flat().length;
  await client.query('rollback');
  return responses;
}

// Matches a comment, a string, a body (dollar-quoted or `begin atomic`), the end of a statement, or the text between.
const token =
  /--.*|'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1|^begin atomic[\s\S]*?^end|;|[^-'$;\n]+|[\s\S]/gm;

/** Splits a migration into its statements. Drops text after the last semicolon. */
function statementsOf(sql: string): string[] {
  const statements: string[] = [];
  let statement = '';
  for (const [part] of sql.matchAll(token)) {
    statement += part;
    if (part !== ';') continue;
    statements.push(statement);
    statement = '';
  }
  return statements;
}
