import { unheardBatchDays } from '../generated/limits.ts';
import type { Batch, BatchStorage } from './batch.ts';
import { parseStoredBatches, type StoredBatch } from './stored-batch.ts';

/** The part of the browser's `navigator.locks` that tells whether another start of the app still runs. */
export interface StartLocks {
  /** Calls `held` once nobody else holds the lock `name`, and lets go when its promise settles. */
  request(name: string, held: () => Promise<void>): Promise<unknown>;
}

interface Surroundings {
  /** The browser's unless given; without any (`null`), every earlier start counts as over. */
  locks?: StartLocks | null | undefined;
  now?: () => number;
}

const keptMs = unheardBatchDays * 86_400_000;

/**
 * Keeps unacknowledged batches in a browser's storage. Each start of the app has a key of its own there, so that
 * two tabs of one player never overwrite each other, and holds a lock of that name for as long as it
 * lives: what a start leaves behind is taken over by exactly one other, and never while it still runs.
 * A storage that is full or forbidden keeps nothing; what stands in it unreadable counts as nothing. A
 * batch that was sent longer ago than the contract allows is dropped: the server may have forgotten that
 * it counted it.
 */
export function webBatchStorage(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>,
  telegramId: number,
  { locks = globalThis.navigator?.locks, now = Date.now }: Surroundings = {},
): BatchStorage {
  const prefix = `bold.unacked-taps.${telegramId}.`;
  const own = prefix + crypto.randomUUID();
  const sentAt = new Map<string, number>();
  let isKept = true;

  // Requested before anything is stored, so that another start that finds the key finds it locked.
  void locks?.request(own, () => new Promise(() => {})).catch(() => {});

  function firstSent({ session, seq }: Batch, moment = now()): number {
    const name = `${session} ${seq}`;
    const known = sentAt.get(name) ?? moment;
    sentAt.set(name, known);
    return known;
  }

  function read(key: string): Batch[] {
    const text = attempt(() => storage.getItem(key));
    return parseStoredBatches(text).flatMap(({ since, ...batch }) => {
      const isTooOld = batch.sent && firstSent(batch, since) <= now() - keptMs;
      return isTooOld ? [] : [batch];
    });
  }

  function left(): string[] {
    const keys = attempt(() => Array.from({ length: storage.length }, (_, i) => storage.key(i)));
    return (keys ?? []).filter((key) => key !== null).filter((key) => isLeft(key));
  }

  const isLeft = (key: string) => key.startsWith(prefix) && key !== own;
  const forget = (key: string) => void attempt(() => storage.removeItem(key));

  function save(batches: readonly Batch[]): void {
    if (batches.length === 0) {
      forget(own);
      return;
    }
    const stored = batches.map(
      (batch): StoredBatch => (batch.sent ? { ...batch, since: firstSent(batch) } : batch),
    );
    // Playing goes on without the safety net where this fails: the batches are still in memory.
    isKept =
      attempt(() => {
        storage.setItem(own, JSON.stringify(stored));
        return true;
      }) ?? false;
  }

  /** Moves what another start left; its place is emptied only when the batches are safe in this one's. */
  function move(key: string, take: (batches: readonly Batch[]) => void): void {
    const batches = read(key);
    if (batches.length > 0) take(batches);
    if (isKept) forget(key);
  }

  return {
    load: () => {
      if (locks) return [];
      const keys = left();
      const batches = keys.flatMap(read);
      save(batches);
      if (isKept) keys.forEach(forget);
      return batches;
    },
    save,
    takeOver: (take) => {
      if (!locks) return;
      for (const key of left()) {
        const held = async () => move(key, take);
        // Refused as the page is leaving: the next start finds the key again.
        void locks.request(key, held).catch(() => {});
      }
    },
  };
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
