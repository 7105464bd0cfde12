import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { errorText } from '../error-text.ts';
import { type NamingPool, prepareStatements } from './prepare-statements.ts';
import type { Database } from './schema.ts';

/** How to reach a PostgreSQL: a complete URL, or a socket folder. */
export type Connection = Pick<
  pg.ClientConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'database'
>;

// Every bigint here is an id, a number of taps or an amount of money, and all fit in 2^53. A date stays text, because a
// Date would mean midnight in the server's time zone.
const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === pg.types.builtins.INT8) return Number;
    if (oid === pg.types.builtins.DATE) return String;
    return pg.types.getTypeParser(oid, format);
  },
};

// The server and PostgreSQL both detect a connection whose other side vanished. PostgreSQL does so within ten seconds,
// so that its locks are free when the server reconnects after ten to twenty.
const options = '-c tcp_keepalives_idle=4 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3';

const common = {
  types,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  options,
  connectionTimeoutMillis: 10_000,
} satisfies pg.ClientConfig;

/**
 * Appends the value of the constant `options` to the URL parameter `options`. Without this parameter, returns the
 * connection unchanged.
 */
function withOptions<Settings extends Connection>(connection: Settings): Settings {
  const { connectionString = '' } = connection;
  const [address = ''] = connectionString.split('?', 1);
  const parameters = new URLSearchParams(connectionString.slice(address.length));
  const given = parameters.get('options');
  if (given === null) return connection;
  // The driver ignores the constant if the URL has this parameter.
  parameters.set('options', `${given} ${options}`);
  return { ...connection, connectionString: `${address}?${parameters}` };
}

/**
 * Prepares the session of a new connection. Must end before the first other query.
 * @param timeoutMs The time limit of a statement and of an idle transaction; no limit if not given.
 */
async function prepareSession(client: pg.ClientBase, timeoutMs = 0): Promise<void> {
  // The role or the database may have other values. The driver sends no timeout of zero when it connects, and PgBouncer
  // ignores such parameters. The driver reads times only in ISO form, and days are compared as text.
  await client.query(
    `set DateStyle = ISO; set statement_timeout = ${timeoutMs}; set idle_in_transaction_session_timeout = ${timeoutMs}`,
  );
}

/**
 * The socket's timeout is longer than PostgreSQL's timeout by this number of milliseconds. So PostgreSQL's own timeout
 * error arrives first.
 */
const graceMs = 1_000;

/** What to do about an error of PostgreSQL, by its code. */
const remedies: Record<string, string> = {
  '28P01': 'Check the user and the password in the address of the database.',
  '25006': 'Use the primary, not a standby, and set default_transaction_read_only = off.',
  '42501':
    'Check that DATABASE_URL has the role of the servers, or in a payout run the role of PAYOUT_DATABASE_URL. npm run migrate, with the MIGRATE_DATABASE_URL of the owner, gives these roles their rights.',
  '53300':
    'Raise max_connections, or the limit of the role (ALTER ROLE … CONNECTION LIMIT), or close other connections.',
};

/** Returns what an operator can do about an error of PostgreSQL. Returns undefined for any other error. */
export function remedyFor(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? remedies[String(error.code)] : undefined;
}

/**
 * Opens a single connection. Throws if the connection fails.
 * @param variable The name of the environment variable that contains the URL. Error messages include this name.
 */
export async function connectClient(
  connection: Connection,
  variable = 'DATABASE_URL',
): Promise<pg.Client> {
  const socket = new Socket();
  try {
    // Reads the files of certificates that the URL names.
    const client = new pg.Client({ ...common, ...withOptions(connection), stream: () => socket });
    // Without a listener a lost connection would end the process. Pending queries fail with the error anyway.
    client.on('error', () => undefined);
    await client.connect();
    await prepareSession(client);
    return client;
  } catch (cause) {
    // The driver leaves a connection open that fails at the password.
    socket.destroy();
    if (connection.connectionString === undefined) throw cause;
    const message = `Cannot connect to the PostgreSQL of ${variable}: ${errorText(cause)}.`;
    const remedy =
      remedyFor(cause) ??
      `Check that it runs, that its log shows no error, that pg_hba.conf lets this machine in, and that ${variable} has the right host, port, user, password, database and sslmode.`;
    throw new Error(`${message} ${remedy}`, { cause });
  }
}

type Abilities = { isReadOnly: boolean; isStandby: boolean; encoding: string };

/**
 * Throws an Error if the database accepts no writes or cannot store what players send.
 * @param place The place of the PostgreSQL in the error's message, such as "of DATABASE_URL"
 */
export async function requireWrites(client: pg.Client, place: string): Promise<void> {
  const { rows } = await client.query<Abilities>(
    `select current_setting('transaction_read_only') = 'on' as "isReadOnly",
       pg_is_in_recovery() as "isStandby", current_setting('server_encoding') as encoding`,
  );
  const refusal = rows[0] && refusalOf(rows[0]);
  if (refusal) throw new Error(`The PostgreSQL ${place} ${refusal}.`);
}

function refusalOf({ isReadOnly, isStandby, encoding }: Abilities): string | undefined {
  if (isStandby) {
    return 'is a standby and accepts no writes: use the primary, or promote this one with pg_promote()';
  }
  if (isReadOnly) {
    return 'accepts no writes: set default_transaction_read_only = off in postgresql.conf, and for the role and the database too (ALTER ROLE, ALTER DATABASE)';
  }
  // SQL_ASCII stores every byte as it is.
  if (encoding !== 'UTF8' && encoding !== 'SQL_ASCII') {
    return `has a database with the encoding ${encoding}, which cannot store every name: create one with ENCODING 'UTF8' TEMPLATE template0, and move the data with pg_dump`;
  }
  return undefined;
}

export type PoolOptions = {
  /** Called when an idle connection breaks. */
  onError(error: Error): void;
  /**
   * The time limit of a statement, and the time limit of the wait for a connection. If `timeoutMs` is not given, a
   * statement has no limit, and the wait ends after ten seconds.
   */
  timeoutMs?: number | undefined;
  /** The maximum number of connections; 16 if not given. */
  max?: number;
};

/** Opens a pool of connections. Returns a Kysely instance that uses the pool. */
export function connectDatabase(
  connection: Connection & Pick<pg.PoolConfig, 'idleTimeoutMillis'>,
  onError: (error: Error) => void,
  timeoutMs?: number,
): Kysely<Database> {
  return kyselyOn(openPool(connection, { onError, timeoutMs }));
}

export const kyselyOn = (pool: NamingPool): Kysely<Database> =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool: prepareStatements(pool) }) });

export function openPool(
  connection: Connection & Pick<pg.PoolConfig, 'idleTimeoutMillis'>,
  { onError, timeoutMs, max = 16 }: PoolOptions,
): pg.Pool {
  const pool = new pg.Pool({
    ...common,
    ...withOptions(connection),
    max,
    onConnect: (client) => prepareSession(client, timeoutMs),
    ...(timeoutMs !== undefined && bounded(timeoutMs)),
  });
  pool.on('error', (error: Error & { client?: pg.Client }) => {
    // The pool adds its client, whose keys must not be logged.
    delete error.client;
    // A stopping process closes its connections itself, and PostgreSQL may close the last of them first.
    if (!pool.ending) onError(error);
  });
  // Without a listener a connection that breaks in use would end the process; its query fails with the error anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Returns pool settings with `timeoutMs` as the limit of idle connections and of the wait for a connection. Closes a
 * connection without any traffic for `timeoutMs + graceMs`.
 */
function bounded(timeoutMs: number): pg.PoolConfig {
  return {
    idleTimeoutMillis: timeoutMs,
    connectionTimeoutMillis: timeoutMs,
    stream() {
      const socket = new Socket();
      const silence = new Error('Connection terminated: PostgreSQL does not respond.');
      return socket.setTimeout(timeoutMs + graceMs, () => socket.destroy(silence));
    },
  };
}
