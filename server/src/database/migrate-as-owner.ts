import type pg from 'pg';
import { exampleSecret, readVariable, url } from '../config/config-variable.ts';
import { type Config, readConfig } from '../config.ts';
import { claimDatabase, DatabaseTakenError } from './claim-database.ts';
import { type Connection, connectClient, requireWrites } from './connect.ts';
import { distribute } from './distribute.ts';
import { migrate, readMigrations } from './migrate.ts';
import { type ApplicationRole, grantToRoles, refusePayoutRole } from './roles/application-role.ts';
import { shardSchemas } from './tap-routing.ts';

const postgresUrl = url('postgres:', 'postgresql:');

type Env = Record<string, string | undefined>;
type Distribution = Pick<Config, 'databaseDistributed' | 'databaseShards'>;
type Tell = (message: string) => void;
/**
 * `warn` receives the warnings for an operator. `tell` receives a message for each step while the taps are moved to the
 * nodes of the cluster.
 */
type Messages = { warn: Tell; tell: Tell };

/**
 * Applies the missing migrations, and lets the role in `DATABASE_URL` use the tables. If `PAYOUT_DATABASE_URL` is set,
 * the role in this URL can record payouts, and the role in `DATABASE_URL` cannot.
 * @param env The variables. `MIGRATE_DATABASE_URL` is the URL for the migrations, by default `DATABASE_URL`.
 * @returns The names of the applied migrations.
 * @throws `Error` if `PAYOUT_DATABASE_URL` is set and two of the three URLs have the same role
 * @throws `Error` if `PAYOUT_DATABASE_URL` is not set and the database has a role for payout runs
 */
export function migrateAsOwner(
  env: Env,
  messages: Messages = { warn: () => undefined, tell: () => undefined },
): Promise<string[]> {
  return asOwner(env, messages.warn, ({ client }) =>
    migrateAndDistribute(client, readDistribution(env), messages),
  );
}

/** Applies the missing migrations, then moves the taps to the nodes of the cluster. Throws if a server is running. */
export async function distributeAsOwner(env: Env, tell: Tell): Promise<void> {
  await asOwner(env, tell, async ({ client, connection }) => {
    const claim = await claimDatabase(
      () => connectClient(connection),
      'exclusive',
      () => undefined,
    ).catch((cause: unknown) => {
      if (!(cause instanceof DatabaseTakenError)) throw cause;
      throw new Error('A server is running on this database: stop all servers first.', { cause });
    });
    try {
      const migrations = await readMigrations();
      await migrate(client, migrations, tell);
      await distribute(client, migrations, readDistribution(env).databaseShards, tell);
    } finally {
      await claim.release();
    }
  });
}

/**
 * Applies the missing migrations and returns their names. If `databaseDistributed` is true, also distributes an
 * undistributed database.
 * @throws `Error` if this undistributed database has players
 */
export async function migrateAndDistribute(
  client: pg.Client,
  { databaseDistributed, databaseShards }: Distribution,
  { warn, tell }: Messages,
): Promise<string[]> {
  const migrations = await readMigrations();
  const applied = await migrate(client, migrations, warn);
  if (databaseDistributed && (await shardSchemas(client)).length === 0) {
    const { rows } = await client.query<{ used: boolean }>(
      'select exists (select from users) as used',
    );
    if (rows[0]?.used) {
      throw new Error(
        'DATABASE_DISTRIBUTED is true, but this database has players and is not distributed: run npm run distribute once, or set it to false.',
      );
    }
    await distribute(client, migrations, databaseShards, tell);
  }
  return applied;
}

/** Reads and checks only the two variables for distribution. */
const readDistribution = ({ DATABASE_DISTRIBUTED, DATABASE_SHARDS }: Env): Distribution =>
  readConfig({ DATABASE_DISTRIBUTED, DATABASE_SHARDS });

/** Calls `work` as the role that owns the tables, then gives the other roles access to the tables. */
async function asOwner<Result>(
  env: Env,
  warn: Tell,
  work: (owner: { client: pg.Client; connection: Connection }) => Promise<Result>,
): Promise<Result> {
  const application = readUrl(env, 'DATABASE_URL');
  const ownUrl = readUrl(env, 'MIGRATE_DATABASE_URL');
  const owner = ownUrl ?? application;
  const payouts = readUrl(env, 'PAYOUT_DATABASE_URL');
  if (owner === undefined || application === undefined) {
    throw new Error('DATABASE_URL is missing: it names the PostgreSQL to migrate.');
  }
  if (payouts !== undefined && owner === application) {
    throw new Error('PAYOUT_DATABASE_URL needs MIGRATE_DATABASE_URL: an owner keeps every right.');
  }
  const role = roleOf(application);
  const payoutRole = payouts === undefined ? undefined : roleOf(payouts);
  const connection = { connectionString: owner };
  const variable = ownUrl === undefined ? 'DATABASE_URL' : 'MIGRATE_DATABASE_URL';
  const client = await connectClient(connection, variable);
  try {
    await requireWrites(client, `of ${variable}`);
    const { rows } = await client.query<{ role: string }>('select current_user as role');
    const ownerName = rows[0]?.role;
    if (payoutRole && new Set([ownerName, role.name, payoutRole.name]).size < 3) {
      throw new Error(
        `MIGRATE_DATABASE_URL, DATABASE_URL and PAYOUT_DATABASE_URL must name three different roles, and name ${ownerName}, ${role.name} and ${payoutRole.name}: give each a role of its own.`,
      );
    }
    if (!payoutRole) await refusePayoutRole(client);
    const result = await work({ client, connection });
    if (ownerName !== role.name && owner !== application) {
      for (const name of await grantToRoles(client, role, payoutRole)) {
        warn(
          `The role ${name} was created without a password, because its URL has none. If PostgreSQL asks for one, put it into the URL and run npm run migrate again.`,
        );
      }
    }
    return result;
  } finally {
    await client.end();
  }
}

function roleOf(connection: string): ApplicationRole {
  const { username, password } = new URL(connection);
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
}

function readUrl(env: Env, name: string): string | undefined {
  const example = env.NODE_ENV === 'production' && exampleSecret(name, env[name]);
  if (example) throw new Error(example);
  return readVariable(env, name, postgresUrl, undefined);
}
