import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

/** Where a PostgreSQL answers: an address with everything in it, or a socket folder. */
export type Connection = Pick<
  pg.ClientConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'database'
>;

// Every bigint here is an id, a number of taps or an amount of money, and all fit in 2^53. A date is
// a day of UTC: as a Date it would be the midnight of wherever the server stands.
const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === pg.types.builtins.INT8) return Number;
    if (oid === pg.types.builtins.DATE) return String;
    return pg.types.getTypeParser(oid, format);
  },
};

// Either side of a connection whose other side vanished without a word finds that out: PostgreSQL first, within ten seconds, so
// that its locks are free again by the time that this side, after ten to twenty, connects anew and asks for them.
const common = {
  types,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  options: '-c tcp_keepalives_idle=4 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3',
  connectionTimeoutMillis: 10_000,
} satisfies pg.ClientConfig;

/** On the way back an answer may be so late. */
const graceMs = 1_000;

/** A single connection, already open; errors of the network throw. */
export async function connectClient(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client({ ...common, ...connection });
  // Without a listener a lost connection would end the process; whoever waits for an answer gets the error anyway.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/**
 * A pool of connections behind Kysely. `onError` hears of idle connections that break. With `timeoutMs` no statement, and no
 * wait for a connection, takes longer; without it a statement takes the time that it needs.
 */
export function connectDatabase(
  connection: Connection,
  onError: (error: Error) => void,
  timeoutMs?: number,
): Kysely<Database> {
  const pool = new pg.Pool({
    ...common,
    ...connection,
    max: 16,
    ...(timeoutMs !== undefined && bounded(timeoutMs)),
  });
  pool.on('error', (error) => {
    // Who stops closes its connections itself, and PostgreSQL may be quicker to close the last of them.
    if (!pool.ending) onError(error);
  });
  // A connection that breaks while it is lent out tells whoever has it; unheard here, it would end the process as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

/**
 * PostgreSQL answers every statement within `timeoutMs`, be it that it gave it up, and idle connections are closed by then: one
 * that is silent for longer has lost its way there. Whoever held locks on it loses them in the same time.
 */
function bounded(timeoutMs: number): pg.PoolConfig {
  return {
    statement_timeout: timeoutMs,
    idle_in_transaction_session_timeout: timeoutMs,
    idleTimeoutMillis: timeoutMs,
    connectionTimeoutMillis: timeoutMs,
    stream() {
      const socket = new Socket();
      const silence = new Error('Connection terminated: PostgreSQL does not answer.');
      return socket.setTimeout(timeoutMs + graceMs, () => socket.destroy(silence));
    },
  };
}
