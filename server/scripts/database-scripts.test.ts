import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { claimDatabase } from '../src/database/claim-database.ts';
import { connectClient } from '../src/database/connect.ts';
import { createDatabase, createEmptyDatabase } from '../test/create-database.ts';
import { runScript, runScriptWith } from '../test/run-script.ts';
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
      ['--all', /^Unknown option '--all'\. -- --help prints all options\.\n$/],
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

const commands = Object.entries(manifest.scripts).flatMap(([name, command]) => {
  const [, script] =
    /^exec node --conditions=@bold\/source server\/scripts\/(\S+)\.ts$/.exec(command) ?? [];
  return script ? [{ name, script }] : [];
});

test.each(commands)(
  'npm run $name -- --help names each option, and needs no database',
  async ({ name, script }) => {
    const { code, output, errors } = await runScriptWith(
      { NODE_ENV: 'production' },
      script,
      '--help',
    );
    expect([code, errors]).toEqual([0, '']);
    expect(output).toMatch(new RegExp(`^npm run ${name} `));
    expect(Math.max(...output.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
    const source = readFileSync(join(import.meta.dirname, `${script}.ts`), 'utf8');
    for (const [, option] of source.matchAll(/^ +'?([\w-]+)'?: \{ type: '/gm)) {
      expect(output).toContain(`--${option}`);
    }
  },
);

test.each(['players', 'refund'])('npm run %s without a word prints its help', async (script) => {
  const { connection } = await createDatabase();
  const { output } = await runScript(connection, script, '--help');
  expect(await runScript(connection, script)).toEqual({ code: 1, output: '', errors: output });
  expect(await runScript(connection, script, '--all')).toMatchObject({
    code: 1,
    errors: "Unknown option '--all'. -- --help prints all options.\n",
  });
});
