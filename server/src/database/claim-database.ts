import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { lockKeys } from './lock-keys.ts';

/** `exclusive` admits no other server, and `shared` admits only servers whose claims are shared too. */
export type Claim = 'exclusive' | 'shared';

export type DatabaseClaim = {
  /** Releases the claim. If no other server has a claim, first runs `whenLast`. */
  release(whenLast?: () => Promise<void>): Promise<void>;
};

type ClaimOptions = {
  /** How long to wait for the claim, in milliseconds. */
  timeoutMs?: number | undefined;
  /** Prepares each new connection before it claims the database. */
  prepare?(client: pg.Client): Promise<void>;
};

/** Thrown if the requested claim conflicts with the claim of another server or of a command. */
export class DatabaseTakenError extends Error {
  constructor() {
    super(
      'Another server or a command is using this database: stop that server first, or wait for the command, or give every server the REDIS_URL to share.',
    );
    this.name = 'DatabaseTakenError';
  }
}

/**
 * How long a process waits for a claim by default, in milliseconds. PostgreSQL needs up to ten seconds to release the
 * claim of a lost connection.
 */
const defaultTimeoutMs = 15_000;

/**
 * Claims the database for the life of this process. If the connection is lost, claims the database again.
 * @param onLost Called if the database cannot be claimed again, because another server has claimed it.
 * @throws `DatabaseTakenError` if the claim is not free in time
 */
export async function claimDatabase(
  connect: () => Promise<pg.Client>,
  claim: Claim,
  onLost: (error: Error) => void,
  options: ClaimOptions = {},
): Promise<DatabaseClaim> {
  let released = false;
  let client = await take(connect, claim, options);

  // PostgreSQL releases the lock of the claim when the connection ends.
  const watch = () => client.once('end', () => void retake());
  async function retake() {
    while (!released) {
      try {
        client = await take(connect, claim, options);
        watch();
        if (released) await client.end();
        return;
      } catch (error) {
        if (error instanceof DatabaseTakenError) return onLost(error);
        await delay(250);
      }
    }
  }

  watch();
  return {
    async release(whenLast) {
      released = true;
      if (whenLast && (claim === 'exclusive' || (await becomeExclusive(client)))) await whenLast();
      await client.end();
    },
  };
}

async function take(
  connect: () => Promise<pg.Client>,
  claim: Claim,
  { timeoutMs = defaultTimeoutMs, prepare }: ClaimOptions,
) {
  const client = await connect();
  try {
    await prepare?.(client);
    const deadline = performance.now() + timeoutMs;
    while (!(await tryLock(client, claim))) {
      if (performance.now() >= deadline) throw new DatabaseTakenError();
      await delay(50);
    }
    return client;
  } catch (error) {
    // The next attempt opens another connection, and PostgreSQL has few.
    await client.end();
    throw error;
  }
}

async function becomeExclusive(client: pg.Client) {
  await client.query('select pg_advisory_unlock_shared($1)', [lockKeys.claim]);
  return tryLock(client, 'exclusive');
}

async function tryLock(client: pg.Client, claim: Claim) {
  const lock = claim === 'exclusive' ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared';
  const { rows } = await client.query<{ taken: boolean }>(`select ${lock}($1) as taken`, [
    lockKeys.claim,
  ]);
  return rows[0]?.taken === true;
}
