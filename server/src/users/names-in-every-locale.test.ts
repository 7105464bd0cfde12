import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { afterFile } from '../../test/after-file.ts';
import { createEmptyDatabase } from '../../test/create-database.ts';
import { run } from '../../test/template-database.ts';
import { type Connection, kyselyOn, openPool } from '../database/connect.ts';
import { migrate, readMigrations } from '../database/migrate.ts';
import { isNameTaken } from './users-repository.ts';

// In Turkish the small letter of I is ı, so lower('IVAN') is not 'ivan'.
const turkish = `template template0 encoding 'UTF8' locale_provider icu icu_locale 'tr'`;
const migrations = await readMigrations();
const file = '0014-names-in-every-locale.sql';
const before = migrations.filter(({ name }) => name !== file);
const addUser = 'insert into users (telegram_id, display_name) values ($1, $2)';

function open(connection: Connection) {
  const db = kyselyOn(openPool(connection, { onError: () => undefined, max: 1 }));
  afterFile(() => db.destroy());
  return db;
}

const selectIndexes = `select indexdef from pg_indexes where indexname like 'users_display_name%' order by indexname`;

test('[API-20] a name is taken regardless of case, also in a Turkish database', async () => {
  const connection = await createEmptyDatabase(turkish);
  await run(connection, async (client) => {
    await migrate(client, migrations);
    const { rows } = await client.query(`select lower('I') as small`);
    expect(rows).toEqual([{ small: 'ı' }]);
    await client.query(addUser, [1, 'IVAN']);
    await expect(client.query(addUser, [2, 'ivan'])).rejects.toMatchObject({
      constraint: 'users_display_name',
    });
  });

  const db = open(connection);
  for (const name of ['IVAN', 'ivan', 'Ivan']) expect(await isNameTaken(db, name, 0)).toBe(true);
});

test('names that differ only in case stop the migration, which names them and changes nothing', async () => {
  const connection = await createEmptyDatabase(turkish);
  await run(connection, async (client) => {
    await migrate(client, before);
    for (const [at, name] of ['IVAN', 'Ida', null, 'ivan', 'Ada', 'ida', null].entries())
      await client.query(addUser, [at + 1, name]);
    const indexes = await client.query(selectIndexes);

    await expect(migrate(client, migrations)).rejects.toThrow(
      `The migration ${file} failed: the names of these players differ only in case: IVAN (player 1), ivan (player 4); Ida (player 2), ida (player 6). Give all but one player of each name the default name, see OPERATIONS.md.`,
    );
    expect((await client.query(selectIndexes)).rows).toEqual(indexes.rows);

    // As OPERATIONS.md says.
    await client.query(`update users set display_name = 'bold_' || id where id in (4, 6)`);
    expect(await migrate(client, migrations)).toEqual([file]);
  });
});

test('servers of this release and of the one before look a name up in an index', async () => {
  const connection = await createEmptyDatabase(turkish);
  await run(connection, (client) => migrate(client, migrations));
  const db = open(connection);
  await db.transaction().execute(async (tx) => {
    const scans = async (index: string) => {
      const counted = sql<{
        scans: number;
      }>`select pg_stat_get_xact_numscans(${index}::regclass) as scans`;
      return (await counted.execute(tx)).rows[0]?.scans;
    };
    await sql`set local enable_seqscan to off`.execute(tx);
    await isNameTaken(tx, 'Ivan', 0);
    expect(await scans('users_display_name')).toBe(1);
    // The query of the release before.
    await sql`select id from users where lower(display_name) = 'ivan' and id <> 0`.execute(tx);
    expect(await scans('users_display_name_in_locale')).toBe(1);
  });
});
