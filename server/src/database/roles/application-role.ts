import type pg from 'pg';
import { lockKeys } from '../lock-keys.ts';
import { shardSchemas } from '../tap-routing.ts';
import { scramVerifier } from './scram-verifier.ts';

/** A role with which servers, commands or payout runs connect to the database. */
export type ApplicationRole = { name: string; password: string };

/**
 * Lets `application` read all tables, and write all tables except `schema_migration`. If the owner of the tables may,
 * first creates the missing roles and sets the passwords of `application` and `payouts`.
 * @param client A connection of the role that owns the tables.
 * @param payouts The role of payout runs. If this role is given, `application` cannot record payouts.
 * @returns The names of the roles that were created without a password.
 * @throws `Error` if a role is missing or may not log in, and the owner may not change that
 * @throws `Error` if a role has rights of an owner
 */
export async function grantToRoles(
  client: pg.Client,
  application: ApplicationRole,
  payouts?: ApplicationRole,
): Promise<string[]> {
  // In one transaction, so that `application` can record payouts at no moment in between.
  await client.query('begin');
  try {
    // Two transactions that grant at the same time would fail.
    await client.query('select pg_advisory_xact_lock($1)', [lockKeys.migrate]);
    await revokeFromPublic(client);
    const open: string[] = [];
    for (const role of payouts ? [application, payouts] : [application]) {
      if ((await prepareRole(client, role)) && role.password === '') open.push(role.name);
    }
    await grantRows(client, client.escapeIdentifier(application.name));
    if (payouts) {
      await grantPayouts(client, client.escapeIdentifier(payouts.name), application.name);
    }
    await client.query('commit');
    return open;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Throws an Error if a role for payout runs exists: a role that may add rows to `payout`, but not to `users`. */
export async function refusePayoutRole(client: pg.Client): Promise<void> {
  // Without the name of this role, `grantToRoles` would let the servers record payouts again.
  const { rows } = await client.query<{ name: string }>(
    `select rolname as name
     from pg_class, aclexplode(relacl) granted join pg_roles on pg_roles.oid = grantee
     where pg_class.oid = to_regclass('public.payout') and privilege_type = 'INSERT'
       and not has_table_privilege(grantee, 'public.users', 'insert')
     order by rolname limit 1`,
  );
  const name = rows[0]?.name;
  if (name === undefined) return;
  throw new Error(
    `PAYOUT_DATABASE_URL is missing, and the role ${name} books payouts: set PAYOUT_DATABASE_URL and MIGRATE_DATABASE_URL, or remove the rights of ${name} with drop owned by ${name}. Nothing was changed.`,
  );
}

/** If there is a role for payout runs, only this role may write these tables. */
const payoutTables = ['payout', 'payout_history', 'ton_payout_message'];

async function grantPayouts(client: pg.Client, name: string, application: string): Promise<void> {
  const tables = payoutTables.join(', ');
  // `application` loses the right to write payouts, so that an attacker who takes over a server can pay nobody. A
  // payout run may update one column of `users`, because locking a user's row needs this right.
  await client.query(`
    revoke all on all tables in schema public from ${name};
    grant usage on schema public to ${name};
    grant select on all tables in schema public to ${name};
    grant insert, update on ${tables} to ${name};
    grant insert on money_entry, money_leg, operator_command to ${name};
    grant insert, update on earning to ${name};
    grant update (launched_at) on users to ${name};
    revoke insert, update, delete on ${tables} from ${client.escapeIdentifier(application)};
  `);
  // `tap_balance_of` reads the shard of a player with the rights of its caller.
  for (const schema of await shardSchemas(client)) {
    await client.query(`
      revoke all on all tables in schema ${schema} from ${name};
      grant usage on schema ${schema} to ${name};
      grant select on ${schema}.tap_balance to ${name};
    `);
  }
}

/**
 * Creates a missing `role`, and sets the role's password, if the client may. Returns true if the role was created.
 * @throws `Error` if `role` is missing or may not log in, and the client may not change that
 * @throws `Error` if `role` has rights that only the owner of the tables should have, for example to create tables
 */
async function prepareRole(
  client: pg.Client,
  { name, password }: ApplicationRole,
): Promise<boolean> {
  const role = client.escapeIdentifier(name);
  const isNew = await mayCreate(client, name);
  if (isNew) await client.query(`create role ${role}`);
  const { may_log_in, may_be_changed } = await checkRole(client, name);
  if (may_be_changed) {
    const secret = password === '' ? '' : ` password ${await verifierOf(client, password)}`;
    await client.query(`alter role ${role} login${secret}`);
  } else if (!may_log_in) {
    throw new Error(
      `The role ${name} may not log in, and the owner may not change it: run alter role ${name} login with its password as a superuser, then run npm run migrate again.`,
    );
  }
  return isNew;
}

/** Returns the verifier of a password as a literal. Unlike the password, it may get into PostgreSQL's log. */
async function verifierOf(client: pg.Client, password: string): Promise<string> {
  const { rows } = await client.query<{ iterations: string | null }>(
    `select current_setting('scram_iterations', true) as iterations`,
  );
  // PostgreSQL 15 has no such setting.
  const iterations = Number(rows[0]?.iterations ?? 4096);
  return client.escapeLiteral(scramVerifier(password, iterations));
}

/** Returns true if the role `name` is missing and the client may create roles. */
async function mayCreate(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ may_create: boolean }>(
    `select (rolsuper or rolcreaterole) and not exists (select from pg_roles where rolname = $1) as may_create
     from pg_roles where rolname = current_user`,
    [name],
  );
  return rows[0]?.may_create === true;
}

type RoleState = { has_rights: boolean; may_log_in: boolean; may_be_changed: boolean };

/** Returns the state of the role `name`. Throws an Error if the role is missing or has rights of an owner. */
async function checkRole(client: pg.Client, name: string): Promise<RoleState> {
  // Since PostgreSQL 16 CREATEROLE alone lets the owner change only the roles that it created or got with ADMIN OPTION.
  const { rows } = await client.query<RoleState>(
    `select role.rolsuper or role.rolcreaterole or role.rolcreatedb or role.rolreplication or role.rolbypassrls
       or pg_has_role(role.oid, own.oid, 'member')
       or exists (select from pg_class where relowner = role.oid)
       or has_schema_privilege(role.oid, 'public', 'create') as has_rights,
       role.rolcanlogin as may_log_in,
       own.rolsuper or own.rolcreaterole and (
         current_setting('server_version_num')::int < 160000
         or pg_has_role(own.oid, role.oid, 'member with admin option')) as may_be_changed
     from pg_roles role, pg_roles own where role.rolname = $1 and own.rolname = current_user`,
    [name],
  );
  const [found] = rows;
  if (!found) {
    throw new Error(
      `The role ${name} does not exist, and the owner may not create roles: create it with LOGIN and its password, then run npm run migrate again.`,
    );
  }
  if (found.has_rights) {
    throw new Error(
      `The role ${name} has rights of an owner (superuser, roles, databases, tables or the schema): connect with another role.`,
    );
  }
  return found;
}

/** Revokes PUBLIC's rights to create tables and temporary tables. Skips a right that `client` may not revoke. */
async function revokeFromPublic(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ database: string; temporary: boolean; create: boolean }>(
    `select current_database() as database,
       has_database_privilege(current_database(), 'temporary with grant option') as temporary,
       has_schema_privilege('public', 'create with grant option') as create`,
  );
  const [found] = rows;
  if (found?.temporary) {
    const database = client.escapeIdentifier(found.database);
    await client.query(`revoke temporary on database ${database} from public`);
  }
  if (found?.create) await client.query('revoke create on schema public from public');
}

async function grantRows(client: pg.Client, role: string): Promise<void> {
  for (const schema of ['public', 'analytics', ...(await shardSchemas(client))]) {
    await client.query(`
      revoke all on all tables in schema ${schema} from ${role};
      grant usage on schema ${schema} to ${role};
      grant select, insert, update, delete on all tables in schema ${schema} to ${role};
      grant usage, select on all sequences in schema ${schema} to ${role};
    `);
  }
  await client.query(`revoke insert, update, delete on schema_migration from ${role}`);
}
