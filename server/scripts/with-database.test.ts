import { existsSync, readdirSync, rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase, createEmptyDatabase } from '../test/create-database.ts';
import { createPlayer } from '../test/create-player.ts';
import { publicFolder } from '../test/public-folder.ts';
import {
  fullDisk,
  runOnFullDisk,
  runScript,
  runScriptWith,
  runWithoutReader,
} from '../test/run-script.ts';
import { databaseUrl, run } from '../test/template-database.ts';

/** Returns the connection to a new database with a migration that this version of the server does not know. */
async function migratedFurther(release: 'expand' | 'contract') {
  const { connection } = await createDatabase();
  await run(connection, (client) =>
    client.query(
      `insert into schema_migration (name, checksum, release) values ('9999-later.sql', 'later', $1)`,
      [release],
    ),
  );
  return connection;
}

test.each(['audit', 'settle', 'events'])(
  'npm run %s refuses a database that this version cannot run on',
  async (script) => {
    const { code, output, errors } = await runScript(await migratedFurther('contract'), script);

    expect([code, output]).toEqual([1, '']);
    expect(errors).toMatch(/^The database has the migration 9999-later\.sql, which this version l/);
  },
);

test('a command runs on a database with a later migration that earlier versions can run on', async () => {
  expect(await runScript(await migratedFurther('expand'), 'audit')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Differences: 0 /),
    errors: '',
  });
});

test('a command names the remedy if the database lacks migrations', async () => {
  const { code, errors } = await runScript(await createEmptyDatabase(), 'audit');

  expect(code).toBe(1);
  expect(errors).toMatch(
    /^The database lacks \d+ migrations: run npm run migrate, or start a server whose role owns the tables\.\n$/,
  );
});

test.each([{}, { DATA_DIR: ' ' }])(
  'without DATABASE_URL a command in production does nothing: %o',
  async (env) => {
    const production = { NODE_ENV: 'production', ...env };
    const { code, output, errors } = await runScriptWith(production, 'rates');

    expect([code, output, errors]).toEqual([
      1,
      '',
      'DATABASE_URL is missing: set it as for the servers, or set DATA_DIR to use the embedded PostgreSQL in that folder.\n',
    ]);
  },
);

test('without DATABASE_URL a command creates no database', async () => {
  const DATA_DIR = publicFolder();
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }));

  const { code, output, errors } = await runScriptWith({ DATA_DIR }, 'rates');

  expect([code, output, errors]).toEqual([
    1,
    '',
    `DATABASE_URL is missing, and ${DATA_DIR} has no embedded PostgreSQL: set DATABASE_URL, or start the game once.\n`,
  ]);
  expect(readdirSync(DATA_DIR)).toEqual([]);
});

test.each([
  ['players', ['hold', '1', '--reason', 'odd\nday'], 'odd\\u000aday'],
  ['players', ['log', '\u2028'], '\\u2028'],
  ['deposits', ['--dismiss', 'ab', '--by', 'a\u001b[2Jda'], 'a\\u001b[2Jda'],
  ['payouts', ['--approve', 'plan\r.json'], 'plan\\u000d.json'],
  ['rates', ['set', 'TON', '0.003\t', '--reason', 'x'], '0.003\\u0009'],
])('npm run %s refuses %j before anything else', async (script, args, shown) => {
  const { connection, db } = await createDatabase();

  expect(await runScript(connection, script, ...args)).toEqual({
    code: 1,
    output: '',
    errors: `The argument "${shown}" has a line break or another control character: write it on one line. Nothing was done.\n`,
  });
  expect(await db.selectFrom('operator_command').selectAll().execute()).toEqual([]);
});

test('a user without a name, as in some containers, can run a command, and is in the log', async () => {
  const { connection, db } = await createDatabase();
  const nameless = `
    import os from 'node:os';
    import { syncBuiltinESMExports } from 'node:module';
    os.userInfo = () => { throw new Error('uv_os_get_passwd returned ENOENT'); };
    syncBuiltinESMExports();`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(nameless)}`;
  const env = { DATABASE_URL: databaseUrl(connection), NODE_OPTIONS };
  expect(await runScriptWith(env, 'settle')).toMatchObject({ code: 0, errors: '' });
  const { operator } = await db
    .selectFrom('operator_command')
    .select('operator')
    .executeTakeFirstOrThrow();
  expect(operator).toBe(`user ${process.getuid?.()}`);
});

test('a command whose reader has ended, such as head, reports no error', async () => {
  const { connection } = await createDatabase();
  expect(await runWithoutReader(connection, 'rates')).toBe('');
});

test.runIf(existsSync(fullDisk)).each([[['log']], [['export', '1', '--reason', 'asked']]])(
  'npm run players -- %j fails if a full disk takes not all of its output',
  async (args) => {
    const { connection, db } = await createDatabase();
    await createPlayer(db);
    await runScript(connection, 'players', 'hold', '1', '--reason', 'odd');
    const { code, errors } = runOnFullDisk(connection, 'players', ...args);
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(/^The output is incomplete: ENOSPC.*\n$/),
    ]);
  },
);
