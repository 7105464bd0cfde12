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

/** A single connection, already open; errors of the network throw. */
export async function connectClient(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client({
    ...connection,
    types,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  });
  // Without a listener a lost connection would end the process; whoever waits for an answer gets the error anyway.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** A pool of connections behind Kysely. `onError` hears of idle connections that break. */
export function connectDatabase(
  connection: Connection,
  onError: (error: Error) => void,
): Kysely<Database> {
  const pool = new pg.Pool({
    ...connection,
    types,
    keepAlive: true,
    max: 16,
    connectionTimeoutMillis: 10_000,
  });
  pool.on('error', onError);
  // A connection that breaks while it is lent out tells whoever has it; unheard here, it would end the process as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
