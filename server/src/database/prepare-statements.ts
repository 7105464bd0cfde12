import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseError } from 'pg';

/** The number of uses at which a statement is prepared. Rare statements seldom reach this number. */
const preparedAtUse = 5;

/** The maximum number of prepared statements. Each statement needs memory in every connection. */
const preparedMax = 256;

/**
 * The maximum number of statements whose uses are counted. There can be very many statements, because the same query is
 * a different statement for each length of its parameter list.
 */
const countedMax = 2_000;

/**
 * Matches a `*` that means all columns, as in `select *` but not in `count(*)`. A statement with such a `*` is not
 * prepared, because the prepared statement would fail after a migration that adds a column.
 */
const namesAllColumns = /\*(?!\))/;

/**
 * PostgreSQL's error codes for a prepared statement that can no longer be used. Possible causes: a column has changed,
 * or a connection pooler such as PgBouncer has switched to another connection.
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const notPrepared = ['0A000', '26000', '42P05'];

type Named = { name: string; text: string; values: unknown[] };
type NamingClient = PostgresPoolClient & {
  query<R>(statement: Named): Promise<PostgresQueryResult<R>>;
};
/** A pool, such as the pool of `pg`, whose clients can prepare statements under a name. */
export type NamingPool = Omit<PostgresPool, 'connect'> & { connect(): Promise<NamingClient> };

/** The number of uses of each statement that is not prepared yet, with the statement's text as the key. */
const uses = new Map<string, number>();
/**
 * The name of each prepared statement, with the statement's text as the key. If the prepared statement is no longer
 * usable, the name is null.
 */
const names = new Map<string, string | null>();

/**
 * Counts a use of a statement and returns the name under which to prepare it. Returns `undefined` if the statement is
 * not to be prepared.
 */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known ?? undefined;
  if (names.size >= preparedMax || namesAllColumns.test(text)) return undefined;
  const before = uses.get(text) ?? 0;
  if (before === 0 && uses.size >= countedMax) return undefined;
  uses.set(text, before + 1);
  if (before + 1 < preparedAtUse) return undefined;
  uses.delete(text);
  const name = `bold_${names.size + 1}`;
  names.set(text, name);
  return name;
}

class PreparingClient implements PostgresPoolClient {
  readonly #client: NamingClient;

  constructor(client: NamingClient) {
    this.#client = client;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(text: string | PostgresCursor<R>, values: readonly unknown[] = []) {
    if (typeof text !== 'string') return this.#client.query(text);
    const name = values.length > 0 ? nameOf(text) : undefined;
    if (name === undefined) return this.#client.query<R>(text, values);
    return this.#client.query<R>({ name, text, values: [...values] }).catch((error: unknown) => {
      if (error instanceof DatabaseError && notPrepared.includes(error.code ?? '')) {
        names.set(text, null);
      }
      throw error;
    });
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}

/**
 * Returns a pool that prepares frequent statements. PostgreSQL then parses such a statement only once for each
 * connection.
 */
export function prepareStatements(pool: NamingPool): PostgresPool {
  const clients = new WeakMap<NamingClient, PreparingClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const preparing = clients.get(client) ?? new PreparingClient(client);
      clients.set(client, preparing);
      return preparing;
    },
    end: () => pool.end(),
  };
}
