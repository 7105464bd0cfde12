import { sql } from 'kysely';
import type { Deps } from '../deps.ts';

/** How long `StorageQuota` uses a measured size. */
const measuredForMs = 10_000;

/**
 * Compares the size of the stored events and used proofs with `ANALYTICS_MAX_BYTES`. Without this limit, events could
 * fill the disk that also stores the money ledger.
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
   * Adds the estimated size of `count` new events to the measured size. `bytes` is the size of the uncompressed request
   * body that contained the events.
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

/** Returns the estimated size of all stored events and used proofs, in bytes. */
export async function readStoredBytes(db: Deps['db']): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::bigint as bytes from analytics.stored_bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
}
