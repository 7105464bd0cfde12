import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseError } from 'pg';

/** The number of uses at which a statement is prepared. */
const preparedAtUse = 5;

/** The maximum number of prepared statements. Each statement needs memory in every connection. */
const preparedMax = 256;

/** The maximum number of statements in the map {@link uses}, so that the map cannot grow without end. */
const countedMax = 2_000;

/**
 * Matches the `*` of `select *`, but not of `count(*)`. A statement with `select *` is never prepared, because a
 * prepared `select *` would fail after a migration that adds a column.
 */
const namesAllColumns = /\*(?!\))/;

/**
 * PostgreSQL's error codes for a prepared statement that is no longer usable, for example behind PgBouncer.
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const notPrepared = ['0A000', '26000', '42P05'];

/** PostgreSQL's error code for a write in a read-only transaction. */
const readOnly = '25006';

type Named = { name: string; text: string; values: unknown[] };
type NamingClient = PostgresPoolClient & {
  query<R>(statement: Named): Promise<PostgresQueryResult<R>>;
};
/** A pool, such as the pool of `pg`, whose clients can prepare statements under a name. */
export type NamingPool = Omit<PostgresPool, 'connect'> & { connect(): Promise<NamingClient> };

/** Maps the text of each statement that is not prepared yet to the number of its uses. */
const uses = new Map<string, number>();
/**
 * Maps the text of each prepared statement to the name of this statement. The value is null if the prepared statement
 * is no longer usable.
 */
const names = new Map<string, string | null>();

/**
 * Counts a use of a statement that has no name yet. Returns the name for preparing the statement, or undefined if the
 * statement must be sent without a name.
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
  /**
   * True after a write was refused because the session is read-only. The connection must then be closed, because its
   * session may stay read-only even when new sessions can write.
   */
  #isReadOnly = false;

  constructor(client: NamingClient) {
    this.#client = client;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(text: string | PostgresCursor<R>, values: readonly unknown[] = []) {
    if (typeof text !== 'string') return this.#client.query(text);
    const name = values.length > 0 ? nameOf(text) : undefined;
    const result =
      name === undefined
        ? this.#client.query<R>(text, values)
        : this.#client.query<R>({ name, text, values: [...values] });
    return result.catch((error: unknown) => {
      const code = error instanceof DatabaseError ? (error.code ?? '') : '';
      if (name !== undefined && notPrepared.includes(code)) names.set(text, null);
      if (code === readOnly) this.#isReadOnly = true;
      throw error;
    });
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#isReadOnly);
  }
}

/**
 * Returns a pool that prepares frequent statements, so that PostgreSQL parses them once for each connection. Closes a
 * connection after a write that was refused because the session is read-only; while the whole PostgreSQL is, each
 * refused write therefore costs a new connection.
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
