import type pg from 'pg';
import { lockKeys } from './lock-keys.ts';
import { shardSchemas } from './tap-routing.ts';

/** A role with which servers, commands or payout runs connect to the database. */
export type ApplicationRole = { name: string; password: string };

/**
 * Lets `application` read all tables, and write all tables except `schema_migration`. If the owner of the tables may
 * create roles, first creates the missing roles and sets the passwords of `application` and `payouts`.
 * @param client A connection of the role that owns the tables.
 * @param payouts The role of payout runs. If this role is given, `application` cannot record payouts.
 * @throws `Error` if a role is missing and the owner may not create roles
 * @throws `Error` if a role has rights of an owner
 */
export async function grantToRoles(
  client: pg.Client,
  application: ApplicationRole,
  payouts?: ApplicationRole,
): Promise<void> {
  // In one transaction, so that `application` can record payouts at no moment in between.
  await client.query('begin');
  try {
    // Two transactions that grant at the same time would fail.
    await client.query('select pg_advisory_xact_lock($1)', [lockKeys.migrate]);
    await revokeFromPublic(client);
    await grantRows(client, await prepareRole(client, application));
    if (payouts) await grantPayouts(client, await prepareRole(client, payouts), application.name);
    await client.query('commit');
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
 * Returns the escaped name of `role`. If the client may create roles, first creates a missing `role` and sets the
 * role's password.
 * @throws `Error` if `role` is missing and the client may not create roles
 * @throws `Error` if `role` has rights that only the owner of the tables should have, for example to create tables
 */
async function prepareRole(client: pg.Client, role: ApplicationRole): Promise<string> {
  if (await mayCreateRoles(client)) await ensureRole(client, role);
  await refuseRights(client, role.name);
  return client.escapeIdentifier(role.name);
}

async function mayCreateRoles(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ allowed: boolean }>(
    'select rolsuper or rolcreaterole as allowed from pg_roles where rolname = current_user',
  );
  return rows[0]?.allowed === true;
}

async function ensureRole(client: pg.Client, { name, password }: ApplicationRole): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name]);
  const role = client.escapeIdentifier(name);
  if (rowCount === 0) await client.query(`create role ${role}`);
  const secret = password === '' ? '' : ` password ${client.escapeLiteral(password)}`;
  await client.query(`alter role ${role} login${secret}`);
}

async function refuseRights(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query<{ has_rights: boolean }>(
    `select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls
       or pg_has_role(oid, (select oid from pg_roles where rolname = current_user), 'member')
       or exists (select from pg_class where relowner = pg_roles.oid)
       or has_schema_privilege(oid, 'public', 'create') as has_rights
     from pg_roles where rolname = $1`,
    [name],
  );
  if (!rows[0]) {
    throw new Error(
      `The role ${name} does not exist, and the owner may not create roles: create it with LOGIN and its password, then run npm run migrate again.`,
    );
  }
  if (rows[0].has_rights) {
    throw new Error(
      `The role ${name} has rights of an owner (superuser, roles, databases, tables or the schema): connect with another role.`,
    );
  }
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
