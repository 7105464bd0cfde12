import { sql } from 'kysely';
import type { Deps } from '../deps.ts';

/**
 * How long `StorageQuota` uses a measured size, in milliseconds. Other servers and a job change the size in the
 * meantime.
 */
const measuredForMs = 10_000;

/**
 * Checks whether the stored events have reached `ANALYTICS_MAX_BYTES`. This limit keeps events from filling the disk,
 * which also stores the money ledger.
 */
export class StorageQuota {
  readonly #deps: Pick<Deps, 'db' | 'config' | 'log' | 'metrics'>;
  #bytes = 0;
  #measuredAt = Number.NEGATIVE_INFINITY;
  #measuring: Promise<void> | undefined;
  #isWarned = false;

  constructor(deps: Pick<Deps, 'db' | 'config' | 'log' | 'metrics'>) {
    this.#deps = deps;
  }

  /** Returns true if no more events may be stored. Reads the stored size at most every ten seconds. */
  async isFull(now: Date): Promise<boolean> {
    if (Math.abs(now.getTime() - this.#measuredAt) >= measuredForMs) {
      this.#measuring ??= this.#measure(now).finally(() => {
        this.#measuring = undefined;
      });
      await this.#measuring;
    }
    const isFull = this.#bytes >= this.#deps.config.analyticsMaxBytes;
    this.#warn(isFull);
    return isFull;
  }

  /**
   * Adds the size of new events to the last measured size. The database function `analytics.count_bytes()` has the same
   * formula.
   * @param bytes the size of the events' bodies
   */
  add(count: number, bytes: number): void {
    this.#bytes += count * 256 + Math.ceil((bytes * 4) / 3);
  }

  async #measure(now: Date): Promise<void> {
    const { db, metrics } = this.#deps;
    this.#bytes = await readStoredBytes(db);
    this.#measuredAt = now.getTime();
    metrics.analyticsStoredBytes.set(this.#bytes);
  }

  /** Logs one warning each time that the storage becomes full. */
  #warn(isFull: boolean): void {
    if (isFull && !this.#isWarned) {
      const { log, config } = this.#deps;
      log.warn(
        { bytes: this.#bytes, maxBytes: config.analyticsMaxBytes },
        'Analytics events are refused: they have reached ANALYTICS_MAX_BYTES. Raise it, or lower ANALYTICS_KEPT_DAYS.',
      );
    }
    this.#isWarned = isFull;
  }
}

/** Returns the number of bytes of all stored events and used proofs, as counted by the database. */
export async function readStoredBytes(db: Deps['db']): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::bigint as bytes from analytics.stored_bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
}
