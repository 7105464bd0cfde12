import { tapsMessageSeqMin, unacknowledgedBatchDays } from '../generated/limits.ts';
import { randomId } from '../random-id.ts';
import { type Batch, type BatchStorage, isSession } from './batch.ts';

/**
 * The part of `navigator.locks` that the storage uses. A lock shows that another instance of the app is still running.
 */
export type StartLocks = {
  /**
   * Waits for the lock `name` and then calls `callback`. Releases the lock when the promise of `callback` resolves or
   * rejects.
   */
  request(name: string, callback: () => Promise<void>): Promise<unknown>;
};

type Environment = {
  /** The locks, by default `navigator.locks`. With `null`, all earlier instances of the app are treated as closed. */
  locks?: StartLocks | null | undefined;
  now?: () => number;
};

/**
 * A batch in its stored form. `since` is the time of the first attempt to send the batch, in milliseconds since 1970.
 */
type StoredBatch = Batch & { readonly since?: number };

const retentionMs = unacknowledgedBatchDays * 86_400_000;

/**
 * Creates a batch storage in a browser's storage, for all connections of one player on one page. After an instance of
 * the app has closed:
 * - exactly one other instance takes over the stored batches
 * - batches that were first sent `unacknowledgedBatchDays` or more days ago are dropped
 * @example
 * webBatchStorage(localStorage, 279058397);
 */
export function webBatchStorage(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>,
  telegramId: number,
  { locks = globalThis.navigator?.locks, now = Date.now }: Environment = {},
): BatchStorage {
  const prefix = `bold.unacked-taps.${telegramId}.`;
  const own = prefix + randomId();
  /**
   * The time of the first attempt to send each batch, in milliseconds since 1970. The key is the result of `nameOf`.
   */
  let sentAt = new Map<string, number>();
  let isStored = true;
  /** Gives batches to the newest connection. Every earlier connection is closed, and would not send the batches. */
  let take: (batches: readonly Batch[]) => void = () => {};

  // The lock is requested before the first write, so that the key is already locked when another instance finds it.
  void locks?.request(own, () => new Promise(() => {})).catch(() => {});

  function firstSent(batch: Batch, moment = now()): number {
    const name = nameOf(batch);
    const known = sentAt.get(name) ?? moment;
    sentAt.set(name, known);
    return known;
  }

  function read(key: string): Batch[] {
    const text = attempt(() => storage.getItem(key));
    return parseStoredBatches(text).flatMap(({ since, ...batch }) => {
      // The server may no longer recognize a batch that was sent `unacknowledgedBatchDays` days ago.
      const isTooOld = batch.sent && firstSent(batch, since) <= now() - retentionMs;
      return isTooOld ? [] : [batch];
    });
  }

  function otherKeys(): string[] {
    const keys = attempt(() => Array.from({ length: storage.length }, (_, i) => storage.key(i)));
    return (keys ?? []).filter((key) => key !== null).filter((key) => isOther(key));
  }

  const isOther = (key: string) => key.startsWith(prefix) && key !== own;
  const remove = (key: string) => void attempt(() => storage.removeItem(key));

  function save(batches: readonly Batch[]): void {
    const sent = batches.filter((batch) => batch.sent);
    // Batches that are no longer stored are forgotten: the app may send thousands of them.
    sentAt = new Map(sent.map((batch) => [nameOf(batch), firstSent(batch)]));
    if (batches.length === 0) {
      remove(own);
      return;
    }
    const stored = batches.map(
      (batch): StoredBatch => (batch.sent ? { ...batch, since: firstSent(batch) } : batch),
    );
    // If storing fails, the game continues with the batches in memory only.
    isStored =
      attempt(() => {
        storage.setItem(own, JSON.stringify(stored));
        return true;
      }) ?? false;
  }

  /**
   * Takes over the batches that another instance of the app stored under `key`. Removes `key` only if this instance
   * could store the batches under its own key.
   */
  function move(key: string): void {
    const batches = read(key);
    if (batches.length > 0) take(batches);
    if (isStored) remove(key);
  }

  return {
    load: () => {
      if (locks) return read(own);
      const keys = otherKeys();
      const batches = [own, ...keys].flatMap(read);
      save(batches);
      if (isStored) keys.forEach(remove);
      return batches;
    },
    save,
    takeOver: (newest) => {
      take = newest;
      if (!locks) return;
      for (const key of otherKeys()) {
        const callback = async () => move(key);
        // The request rejects if the page is closing. The next instance finds the key again.
        void locks.request(key, callback).catch(() => {});
      }
    },
  };
}

function nameOf({ session, seq }: Batch): string {
  return `${session} ${seq}`;
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** Parses the batches in a stored text. Ignores everything unreadable. */
function parseStoredBatches(text: string | null | undefined): StoredBatch[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isBatch) : [];
  } catch {
    return [];
  }
}

function isBatch(value: unknown): value is StoredBatch {
  if (typeof value !== 'object' || value === null) return false;
  const {
    session = '',
    seq = 0,
    multiplier,
    taps,
    sent,
    since = 0,
  } = value as Partial<StoredBatch>;
  const numbers = [seq, multiplier, taps, since];
  if (!numbers.every(Number.isSafeInteger) || sent === undefined) return false;
  return typeof session === 'string' && isSession(session) && seq >= tapsMessageSeqMin;
}
