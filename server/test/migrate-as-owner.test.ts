import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { readMigrations } from '../src/database/migrate.ts';
import { migrateAsOwner } from '../src/database/migrate-as-owner.ts';
import { createEmptyDatabase } from './create-database.ts';
import { databaseUrl, run } from './template-database.ts';

const hasLogins = inject('postgres').admin.connectionString !== undefined;

test('one DATABASE_URL migrates and needs no role', async () => {
  const DATABASE_URL = databaseUrl(await createEmptyDatabase());
  const names = (await readMigrations()).map(({ name }) => name);
  expect(await migrateAsOwner({ DATABASE_URL })).toEqual(names);
  expect(await migrateAsOwner({ DATABASE_URL, MIGRATE_DATABASE_URL: DATABASE_URL })).toEqual([]);
  const [first, second] = ['postgres:', 'postgresql:'].map((scheme) =>
    DATABASE_URL.replace(/^\w+:/, scheme),
  );
  expect(await migrateAsOwner({ DATABASE_URL: first, MIGRATE_DATABASE_URL: second })).toEqual([]);
});

test('a PostgreSQL that accepts no writes is not migrated, and the message names its variable', async () => {
  const DATABASE_URL = databaseUrl(await createEmptyDatabase());
  const url = new URL(DATABASE_URL);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  const env = { DATABASE_URL, MIGRATE_DATABASE_URL: url.href };
  await expect(migrateAsOwner(env)).rejects.toThrow(
    'The PostgreSQL of MIGRATE_DATABASE_URL accepts no writes',
  );
});

/** Returns true if PostgreSQL has stored this password (RFC 5803). */
function isScramOf(password: string, stored: string): boolean {
  const [, iterations, salt = '', key] = /^SCRAM-SHA-256\$(\d+):(.+)\$(.+):/.exec(stored) ?? [];
  const salted = pbkdf2Sync(
    password,
    Buffer.from(salt, 'base64'),
    Number(iterations),
    32,
    'sha256',
  );
  const clientKey = createHmac('sha256', salted).update('Client Key').digest();
  return createHash('sha256').update(clientKey).digest('base64') === key;
}

test.runIf(hasLogins)('the owner migrates, and creates the role of DATABASE_URL', async () => {
  const other = databaseUrl(await createEmptyDatabase());
  const url = new URL(other);
  url.username = `bold_app_${randomBytes(4).toString('hex')}`;
  url.password = 'p%40ss word';
  await migrateAsOwner({ DATABASE_URL: url.href, MIGRATE_DATABASE_URL: other });
  await run({ connectionString: url.href }, async (client) => {
    await client.query('select from users');
    await expect(client.query('drop table users')).rejects.toThrow('must be owner');
  });
  const [stored] = await run({ connectionString: other }, async (client) => {
    const select = 'select rolpassword as password from pg_authid where rolname = $1';
    const { rows } = await client.query<{ password: string }>(select, [url.username]);
    await client.query(`drop owned by ${url.username}; drop role ${url.username}`);
    return rows;
  });
  expect(isScramOf('p@ss word', stored?.password ?? '')).toBe(true);
});

test.runIf(hasLogins)('a role that is created without a password is a warning, once', async () => {
  const other = databaseUrl(await createEmptyDatabase());
  const suffix = randomBytes(4).toString('hex');
  const [application, payouts] = [`bold_app_${suffix}`, `bold_payouts_${suffix}`];
  const warnings: string[] = [];
  const migrateWith = (password = '') => {
    const urlOf = (name: string) => {
      const url = new URL(other);
      return Object.assign(url, { username: name, password }).href;
    };
    const env = {
      MIGRATE_DATABASE_URL: other,
      DATABASE_URL: urlOf(application),
      PAYOUT_DATABASE_URL: urlOf(payouts),
    };
    return migrateAsOwner(env, {
      warn: (message) => warnings.push(message),
      tell: () => undefined,
    });
  };
  await migrateWith();
  expect(warnings).toEqual(
    [application, payouts].map((name) =>
      expect.stringMatching(
        `^The role ${name} was created without a password, because its URL has none\\.`,
      ),
    ),
  );
  await migrateWith('letters0and1digits');
  const roles = `${application}, ${payouts}`;
  await run({ connectionString: other }, (client) =>
    client.query(`drop owned by ${roles}; drop role ${roles}`),
  );
  await migrateWith('letters0and1digits');
  expect(warnings).toHaveLength(2);
  await run({ connectionString: other }, (client) =>
    client.query(`drop owned by ${roles}; drop role ${roles}`),
  );
});

test.each([
  ['servers and payout runs share a role', 'a_server', 'a_server'],
  ['the owner is also the role of servers', undefined, 'a_payout_run'],
  ['the owner is also the role of payout runs', 'a_server', undefined],
])('nothing is migrated if %s', async (_, server, payoutRun) => {
  const database = await createEmptyDatabase();
  const { rows } = await run(database, (client) =>
    client.query<{ owner: string }>('select current_user as owner'),
  );
  const [{ owner: ownerName } = { owner: '' }] = rows;
  const urlWith = (name = ownerName) => {
    const url = new URL(databaseUrl(database));
    url.username = name;
    return url.href;
  };
  await expect(
    migrateAsOwner({
      // The other spelling of the same protocol.
      MIGRATE_DATABASE_URL: urlWith().replace(/^postgres(ql)?:/, 'postgresql:'),
      DATABASE_URL: urlWith(server).replace(/^postgres(ql)?:/, 'postgres:'),
      PAYOUT_DATABASE_URL: urlWith(payoutRun),
    }),
  ).rejects.toThrow(
    `must name three different roles, and name ${ownerName}, ${server ?? ownerName} and ${payoutRun ?? ownerName}: give each a role of its own.`,
  );
  const tables = await run(database, (client) =>
    client.query(`select to_regclass('users') as users`),
  );
  expect(tables.rows).toEqual([{ users: null }]);
});

test.each([
  [{}, 'DATABASE_URL is missing'],
  [{ MIGRATE_DATABASE_URL: 'postgres://a@127.0.0.1/b' }, 'DATABASE_URL is missing'],
  [
    { DATABASE_URL: 'postgres://a@127.0.0.1/b', PAYOUT_DATABASE_URL: 'postgres://c@127.0.0.1/b' },
    'needs MIGRATE_DATABASE_URL',
  ],
  [
    {
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://a@127.0.0.1/b',
      MIGRATE_DATABASE_URL: 'postgres://bold:replacethiswitharandompassword@127.0.0.1/b',
    },
    'MIGRATE_DATABASE_URL has a secret of bold.env.example',
  ],
  [{ DATABASE_URL: 'mysql://a@127.0.0.1/b' }, 'DATABASE_URL must be an address that begins with'],
])('what npm run migrate needs: %o', async (env, refusal) => {
  await expect(migrateAsOwner(env)).rejects.toThrow(refusal);
});
