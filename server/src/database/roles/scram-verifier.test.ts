import { createHash, createHmac } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { publicFolder } from '../../../test/public-folder.ts';
import { recordingLog } from '../../../test/recording-log.ts';
import { databaseUrl, run } from '../../../test/template-database.ts';
import { openEmbeddedPostgres } from '../embedded-postgres.ts';
import { migrateAsOwner } from '../migrate-as-owner.ts';
import { scramVerifier } from './scram-verifier.ts';

// Its own PostgreSQL, which asks for passwords and logs every statement.
const folder = publicFolder();
const { connection, stop } = await openEmbeddedPostgres(folder, recordingLog().log);
afterAll(() => stop().finally(() => rmSync(folder, { recursive: true })));

const query = async (text: string) =>
  (await run(connection, (client) => client.query<Record<string, string>>(text))).rows;

/** Lets `role` log in with a password, by a method of `pg_hba.conf`. */
async function askForPassword(method: string, role: string): Promise<void> {
  const [row] = await query('show hba_file');
  const path = row?.hba_file ?? '';
  writeFileSync(path, `local all ${role} ${method}\n${readFileSync(path, 'utf8')}`);
  await query('select pg_reload_conf()');
}

function urlOf(role: string, password: string): string {
  const url = new URL(databaseUrl(connection));
  return Object.assign(url, { username: role, password: encodeURIComponent(password) }).href;
}

const passwords = [
  'letters0and1digits',
  "it's a $ \\ word",
  'Gr\u00fcn\u00df \u03a9 \u{1f600}',
  // SASLprep maps these: a soft hyphen, spaces, a ligature, a wide digit, a joiner, an accent.
  'soft\u00adhyphen\u00a0no\u200bbreak \ufb01\uff11\u1680\u200d e\u0301',
];

test.each(passwords)('PostgreSQL itself makes the same verifier of %j', async (password) => {
  const stored = await run(connection, async (client) => {
    await client.query(`begin; set local password_encryption = 'scram-sha-256'; create role one`);
    await client.query(`alter role one password ${client.escapeLiteral(password)}`);
    const select = `select rolpassword as stored from pg_authid where rolname = 'one'`;
    const { rows } = await client.query<{ stored: string }>(select);
    return rows[0]?.stored ?? '';
  });
  const [, iterations, salt = ''] = /^SCRAM-SHA-256\$(\d+):(.+)\$/.exec(stored) ?? [];
  const made = scramVerifier(password, Number(iterations), Buffer.from(salt, 'base64'));
  expect(made).toBe(stored);
});

test('the verifier accepts the proof of RFC 7677, and signs for it', () => {
  const message = `n=user,r=rOprNGfwEbeRWgbNEkqO,r=rOprNGfwEbeRWgbNEkqO%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0,s=W22ZaJ0SNY7soEsUEjb6gQ==,i=4096,c=biws,r=rOprNGfwEbeRWgbNEkqO%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0`;
  const salt = Buffer.from('W22ZaJ0SNY7soEsUEjb6gQ==', 'base64');
  const [, stored = '', server = ''] =
    /\$([^$]+):([^:]+)$/.exec(scramVerifier('pencil', 4096, salt)) ?? [];
  const sign = (key: string) =>
    createHmac('sha256', Buffer.from(key, 'base64')).update(message).digest();
  const proof = Buffer.from('dHzbZapWIk4jUhN+Ute9ytag9zjfMHgsqmmiz7AndVQ=', 'base64');
  const clientKey = sign(stored).map((byte, at) => byte ^ (proof[at] ?? 0));
  expect(createHash('sha256').update(clientKey).digest('base64')).toBe(stored);
  expect(sign(server).toString('base64')).toBe('6rriTRBi23WpRR/wtup+mMhUZUn/dB5nLTJRsjl95G4=');
});

test.each([
  ['scram-sha-256', 'a-secret-\u00fc\u00ad-of-servers'],
  ['md5', 'a-secret-of-older-servers'],
])(
  'with password_encryption = %s a role logs in with its password, which no log of PostgreSQL has',
  async (method, password) => {
    const role = `bold_${method.slice(0, 3)}`;
    await query(`alter system set log_statement = 'all'`);
    await query(`alter system set password_encryption = '${method}'`);
    await askForPassword(method, role);
    const env = { MIGRATE_DATABASE_URL: databaseUrl(connection) };
    // A repeated run sets the password again.
    for (const given of ['a-secret-of-before', password, password]) {
      await migrateAsOwner({ ...env, DATABASE_URL: urlOf(role, given) });
    }
    const asRole = (given: string) =>
      run({ connectionString: urlOf(role, given) }, (client) => client.query('select from users'));
    expect(await asRole(password)).toMatchObject({ rowCount: 0 });
    await expect(asRole('a-secret-of-before')).rejects.toThrow('password authentication failed');
    const logged = readFileSync(join(folder, 'postgres.log'), 'utf8');
    expect(logged).toContain(`alter role "${role}" login password`);
    expect(logged).not.toContain('a-secret');
  },
);

test('the number of iterations that the owner has set is used', async () => {
  await query('alter system set scram_iterations = 5000');
  await query('select pg_reload_conf()');
  const env = { MIGRATE_DATABASE_URL: databaseUrl(connection) };
  await migrateAsOwner({ ...env, DATABASE_URL: urlOf('bold_many', 'a-secret') });
  const [row] = await query(`select rolpassword from pg_authid where rolname = 'bold_many'`);
  expect(row?.rolpassword).toMatch(/^SCRAM-SHA-256\$5000:/);
});
