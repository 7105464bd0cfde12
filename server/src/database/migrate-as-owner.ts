import { url } from '../config/config-variable.ts';
import { type ApplicationRole, grantToApplication, grantToPayouts } from './application-role.ts';
import { connectClient } from './connect.ts';
import { migrate, readMigrations } from './migrate.ts';

const postgresUrl = url('postgres:', 'postgresql:');

/**
 * Applies the missing migrations and returns their names. Connects as the owner of the tables: the role of
 * `MIGRATE_DATABASE_URL` or, without it, that of `DATABASE_URL`. Lets the role of `DATABASE_URL` use the tables. If
 * `PAYOUT_DATABASE_URL` is set, only the role in it can book payouts.
 */
export async function migrateAsOwner(
  env: Record<string, string | undefined>,
  warn: (message: string) => void = () => undefined,
): Promise<string[]> {
  const application = readUrl(env, 'DATABASE_URL');
  const owner = readUrl(env, 'MIGRATE_DATABASE_URL') ?? application;
  const payouts = readUrl(env, 'PAYOUT_DATABASE_URL');
  if (owner === undefined || application === undefined) {
    throw new Error('DATABASE_URL is missing: it names the PostgreSQL to migrate.');
  }
  if (payouts !== undefined && owner === application) {
    throw new Error('PAYOUT_DATABASE_URL needs MIGRATE_DATABASE_URL: an owner keeps every right.');
  }
  const role = roleOf(application);
  const client = await connectClient({ connectionString: owner });
  try {
    const applied = await migrate(client, await readMigrations(), warn);
    const { rows } = await client.query<{ role: string }>('select current_user as role');
    if (rows[0]?.role !== role.name && owner !== application) {
      await grantToApplication(client, role);
      if (payouts !== undefined) await grantToPayouts(client, roleOf(payouts), role.name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

function roleOf(connection: string): ApplicationRole {
  const { username, password } = new URL(connection);
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
}

function readUrl(env: Record<string, string | undefined>, name: string): string | undefined {
  const value = env[name]?.trim();
  if (!value) return undefined;
  try {
    return postgresUrl(value);
  } catch (cause) {
    throw new Error(`${name} must be ${(cause as Error).message}.`, { cause });
  }
}
