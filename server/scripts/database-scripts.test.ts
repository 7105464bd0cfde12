import { expect, test } from 'vitest';
import { claimDatabase } from '../src/database/claim-database.ts';
import { connectClient } from '../src/database/connect.ts';
import { createDatabase, createEmptyDatabase } from '../test/create-database.ts';
import { runScript } from '../test/run-script.ts';
import { run } from '../test/template-database.ts';

// At the same time: each waits until the claim's timeout.
test.concurrent.each(['exclusive', 'shared'] as const)(
  'npm run distribute says that all servers must stop, also one whose claim is %s',
  async (kind) => {
    const connection = await createEmptyDatabase();
    const claim = await claimDatabase(
      () => connectClient(connection),
      kind,
      () => undefined,
    );
    expect(await runScript(connection, 'distribute')).toEqual({
      code: 1,
      output: '',
      errors: 'A server is running on this database: stop all servers first.\n',
    });
    await claim.release();
  },
);

test.each(['migrate', 'distribute', 'audit'])(
  'npm run %s refuses an option and an argument, and changes nothing',
  async (script) => {
    const connection = await createEmptyDatabase();
    const refused = [
      ['--help', /^Unknown option '--help'/],
      ['now', /^Unexpected argument 'now'/],
    ] as const;
    for (const [argument, message] of refused) {
      expect(await runScript(connection, script, argument)).toEqual({
        code: 1,
        output: '',
        errors: expect.stringMatching(message),
      });
    }
    const tables = await run(connection, (client) =>
      client.query(`select from pg_tables where schemaname = 'public'`),
    );
    expect(tables.rowCount).toBe(0);
  },
);

test('npm run migrate warns about a migration of a newer version', async () => {
  const { connection } = await createDatabase();
  await run(connection, (client) =>
    client.query(`insert into schema_migration values ('9999-next.sql', 'next', now(), 'expand')`),
  );
  expect(await runScript(connection, 'migrate')).toEqual({
    code: 0,
    output: '0 migrations applied.\n',
    errors:
      'The database has the migration 9999-next.sql of a newer version; this version runs on it too.\n',
  });
});
