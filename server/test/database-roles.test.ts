import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { expect, inject, test } from 'vitest';
import { audit } from '../src/audit/audit.ts';
import { connectDatabase } from '../src/database/connect.ts';
import { migrate, readMigrations } from '../src/database/migrate.ts';
import { migrateAsOwner } from '../src/database/migrate-as-owner.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { grantToRoles } from '../src/database/roles/application-role.ts';
import type { Database } from '../src/database/schema.ts';
import { singleDatabase } from '../src/database/shards.ts';
import { settleRevenue } from '../src/leaderboard/settle-revenue.ts';
import { decidePayout } from '../src/payments/payouts/decide-payout.ts';
import { refundPayment } from '../src/payments/refund-payment.ts';
import { settlePayment } from '../src/payments/settle-payment.ts';
import { afterFile } from './after-file.ts';
import { createEmptyDatabase } from './create-database.ts';
import { freshWallet, rewards } from './create-rewards.ts';
import { fakePayoutChain } from './fake-payout-chain.ts';
import { payAll } from './pay-all.ts';
import { recordingLog } from './recording-log.ts';
import { runScript } from './run-script.ts';
import { startOfTests, startServer } from './start-server.ts';
import { databaseUrl, run } from './template-database.ts';

const { admin } = inject('postgres');
const hasLogins = admin.connectionString !== undefined;
const suffix = randomBytes(4).toString('hex');
const [owner, application, payouts] = ['owner', 'app', 'payouts'].map(
  (name) => `bold_${name}_${suffix}`,
) as [string, string, string];
const role = { name: application, password: 'letters0and1digits' };
const empty = await createEmptyDatabase();

function urlOf(name: string): string {
  const url = new URL(databaseUrl(empty));
  // The embedded PostgreSQL has only one login, so there each new connection switches to the role.
  if (hasLogins) url.username = name;
  else url.searchParams.set('options', `-c role=${name}`);
  return url.href;
}

const ofOwner = { connectionString: urlOf(owner) };
const ofApplication = { connectionString: urlOf(application) };
const config = {
  dataDir: '/nowhere',
  databaseUrl: urlOf(application),
  databaseTimeoutMs: 8_000,
  databaseDistributed: false,
  databaseShards: 32,
  redisUrl: null,
  production: false,
};

await run(admin, (client) => client.query(`create role ${owner} login createrole`));
await run(empty, async (client) => {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  await client.query(`alter database ${rows[0]?.name} owner to ${owner}`);
});
afterFile(() =>
  run(empty, (client) =>
    client.query(
      `drop owned by ${application} cascade; drop role ${application}; drop owned by ${payouts} cascade; drop role ${payouts}; reassign owned by ${owner} to current_user; drop owned by ${owner}; drop role ${owner}`,
    ),
  ),
);

await run(ofOwner, async (client) => {
  await migrate(client, (await readMigrations()).slice(0, -1));
  await grantToRoles(client, role);
});

test('the application refuses to migrate and says who does', async () => {
  await expect(openDatabase(config, recordingLog().log)).rejects.toThrow(
    `The database lacks 1 migrations, and its role ${application} may not create tables: run npm run migrate with the owner's MIGRATE_DATABASE_URL, then start the server again.`,
  );
});

test('after the owner has migrated the application runs, buys, taps, refunds, shares and audits', async () => {
  await run(ofOwner, async (client) => {
    await migrate(client, await readMigrations());
    await grantToRoles(client, role);
  });
  const { db, shards, slow, close } = await openDatabase(config, recordingLog().log);
  const links: string[] = [];
  const stars = async ({ paymentId }: { paymentId: string }) => {
    links.push(paymentId);
    return `https://t.me/$${paymentId}`;
  };
  const { player, deps } = await startServer({ deps: { db, shards, gateways: { stars } } });
  const buyer = player({ id: 77 });
  const key = { 'Idempotency-Key': 'a-purchase-of-the-application' };
  const path = '/payment/gateway/invoice-link/tariff';
  const { status } = await buyer.call('POST', path, { body: { tariff_id: 1 }, headers: key });
  const [paymentId = ''] = links;
  const at = startOfTests;
  expect(status).toBe(200);
  expect(await settlePayment(deps, { paymentId, chargeId: 'charge-of-a-player', at })).toBe(
    'settled',
  );
  expect(await refundPayment(deps, { chargeId: 'charge-of-a-player', at })).toBe('refunded');
  expect((await buyer.call('POST', '/bonus/start')).status).toBe(200);
  expect((await buyer.call('GET', '/leaderboard/me')).status).toBe(200);
  await settleRevenue({ ...deps, ...slow });
  expect(await audit(slow)).toMatchObject({ differences: [], payments: 1 });
  await close();
});

/** PostgreSQL's error code for a missing privilege. The error message differs between versions of PostgreSQL. */
const insufficientPrivilege = '42501';

test.each([
  'alter table money_leg disable trigger all',
  'drop trigger money_leg_is_immutable on money_leg',
  'set session_replication_role = replica',
  'truncate money_leg',
  'drop table money_entry cascade',
  'alter table users owner to current_user',
  'create or replace function refuse_ledger_change() returns trigger language plpgsql as $$ begin return new; end $$',
  'create trigger mine before insert on money_leg execute function refuse_ledger_change()',
  'create table public.mine (id int)',
  'create temporary table users (id int)',
  'create schema mine',
  "copy (select 1) to program 'id'",
  "select pg_read_file('/etc/passwd')",
  'alter role current_user superuser',
  `grant ${owner} to ${application}`,
  "update schema_migration set checksum = ''",
])('the application may not: %s', async (statement) => {
  await run(ofApplication, async (client) => {
    await expect(client.query(statement)).rejects.toMatchObject({ code: insufficientPrivilege });
  });
});

test.each(['update money_leg set micros = 1', 'delete from money_entry'])(
  'the triggers stop the application: %s',
  async (statement) => {
    await run(ofApplication, async (client) => {
      await expect(client.query(statement)).rejects.toThrow('is never changed');
    });
  },
);

test('the owner is not stopped by what stops the application', async () => {
  await run(ofOwner, async (client) => {
    await client.query('begin');
    await client.query('alter table money_leg disable trigger user');
    await client.query('rollback');
  });
});

test('a payout run pays with a role of its own, and the application can no longer book a payout', async () => {
  await run(ofOwner, (client) => grantToRoles(client, role, { ...role, name: payouts }));
  const [db, paying] = [application, payouts].map((name) =>
    connectDatabase({ connectionString: urlOf(name) }, () => undefined),
  ) as [Kysely<Database>, Kysely<Database>];
  const { deps, referrer, earn } = rewards(db, new Date('2026-12-24T10:00:00Z'));
  const userId = await referrer(freshWallet());
  await earn(userId, 5, 30);

  const outcomes = await payAll({ ...deps, db: paying }, fakePayoutChain(deps.clock).sender);

  expect(outcomes).toMatchObject([{ state: 'confirmed', payout: { user_id: userId } }]);
  expect(await audit(singleDatabase(db))).toMatchObject({ differences: [] });
  const at = deps.clock.now().getTime();
  const lost = { id: 'f'.repeat(32), wallet: freshWallet(), nano: 4e9, transaction: 'lost', at };
  const decision = { transaction: 'lost', userId, tonPriceMicros: 2_500_000 };
  const decided = await decidePayout({ ...deps, db: paying }, [lost], decision);
  expect(decided).toMatchObject({ user_id: userId, micros: 10_000_000 });
  await Promise.all([db.destroy(), paying.destroy()]);
  const refused: [typeof ofOwner, string][] = [
    [ofApplication, 'update payout set nano = 1'],
    [ofApplication, "insert into payout_history values ('a', 1)"],
    [ofApplication, 'delete from ton_payout_message'],
    [{ connectionString: urlOf(payouts) }, 'update tap_balance set available = 1'],
    [{ connectionString: urlOf(payouts) }, "update users set wallet_hash = 'mine'"],
    [{ connectionString: urlOf(payouts) }, 'delete from payout'],
  ];
  for (const [connection, statement] of refused) {
    await run(connection, async (client) => {
      await expect(client.query(statement)).rejects.toMatchObject({ code: insufficientPrivilege });
    });
  }
});

test('a payout run with the role of servers names the role that it needs', async () => {
  const { code, errors } = await runScript(ofApplication, 'payouts', '--adopt');

  expect([code, errors]).toEqual([
    1,
    `The role ${application} may not book payouts: set DATABASE_URL to the address that npm run migrate got as PAYOUT_DATABASE_URL. Nothing was sent.\n`,
  ]);
});

test('the books can be read with the role of servers and with that of payout runs', async () => {
  const period = ['--from', '2026-01-01', '--to', '2027-01-01'];
  for (const name of [application, payouts]) {
    const reading = { connectionString: urlOf(name) };
    const { code, output } = await runScript(reading, 'books', ...period);
    expect([code, output]).toEqual([0, expect.stringContaining(',purchase,revenue,')]);
  }
});

test('without PAYOUT_DATABASE_URL nothing is migrated or granted while a role for payouts exists', async () => {
  const env = { DATABASE_URL: urlOf(application), MIGRATE_DATABASE_URL: urlOf(owner) };

  await expect(migrateAsOwner(env)).rejects.toThrow(
    `PAYOUT_DATABASE_URL is missing, and the role ${payouts} books payouts`,
  );

  await run(ofApplication, async (client) => {
    await expect(client.query('update payout set nano = 1')).rejects.toMatchObject({
      code: insufficientPrivilege,
    });
  });
});

test('several runs that grant at the same time wait for each other', async () => {
  const grant = () =>
    run(ofOwner, (client) => grantToRoles(client, role, { ...role, name: payouts }));

  await expect(Promise.all(Array.from({ length: 6 }, grant))).resolves.toHaveLength(6);
});

test('the owner changes only a role that it may change, and grants to one that an administrator made', async () => {
  const role = { name: `bold_other_${suffix}`, password: 'letters0and1digits' };
  const asAdmin = (statement: string) => run(empty, (client) => client.query(statement));
  const grant = (to = role) => run(ofOwner, (client) => grantToRoles(client, to));
  const state = async (name: string) => {
    const { rows } = await asAdmin(
      `select rolcanlogin, has_table_privilege(oid, 'users', 'select') as reads from pg_roles where rolname = '${name}'`,
    );
    return rows[0];
  };
  const ready = { rolcanlogin: true, reads: true };

  await asAdmin(`create role ${role.name} login`);
  await grant();
  expect(await state(role.name)).toEqual(ready);
  await asAdmin(
    `alter role ${role.name} nologin; grant ${role.name} to ${owner} with admin option`,
  );
  await grant();
  expect(await state(role.name)).toEqual(ready);
  await asAdmin(`alter role ${application} nologin`);
  await grant({ ...role, name: application });
  expect(await state(application)).toEqual(ready);

  await asAdmin(`alter role ${owner} nocreaterole; alter role ${role.name} nologin`);
  await expect(grant()).rejects.toThrow(
    `The role ${role.name} may not log in, and the owner may not change it`,
  );
  await asAdmin(`drop owned by ${role.name}; drop role ${role.name}`);
  await expect(grant()).rejects.toThrow(
    `The role ${role.name} does not exist, and the owner may not create roles`,
  );
  await asAdmin(`alter role ${owner} createrole`);
});

test('a role with the rights of an owner is refused as the application', async () => {
  await run(empty, async (client) => {
    const { rows } = await client.query<{ name: string }>('select current_user as name');
    const refusal = 'has rights of an owner';
    for (const name of [owner, rows[0]?.name ?? '']) {
      await expect(grantToRoles(client, { name, password: '' })).rejects.toThrow(refusal);
    }
    for (const right of ['createrole', 'createdb', 'replication', 'bypassrls']) {
      await client.query(`alter role ${application} ${right}`);
      await expect(grantToRoles(client, role), right).rejects.toThrow(refusal);
      await client.query(`alter role ${application} no${right}`);
    }
    await client.query(`create table mine (); alter table mine owner to ${application}`);
    await expect(grantToRoles(client, role)).rejects.toThrow(refusal);
    await client.query('drop table mine');
  });
});
