import type { Batch, BatchStorage } from './batch.ts';

/**
 * Keeps unheard batches in a browser's storage, under a key of the player's own. A storage that is
 * full or forbidden keeps nothing; what stands in it unreadable counts as nothing.
 */
export function webBatchStorage(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  telegramId: number,
): BatchStorage {
  const key = `bold.unheard-taps.${telegramId}`;
  return {
    load: () => {
      try {
        const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
        return Array.isArray(stored) ? stored.filter(isBatch) : [];
      } catch {
        return [];
      }
    },
    save: (batches) => {
      try {
        storage.setItem(key, JSON.stringify(batches));
      } catch {
        // Playing goes on without the safety net: the batches are still in memory.
      }
    },
  };
}

function isBatch(value: unknown): value is Batch {
  if (typeof value !== 'object' || value === null) return false;
  const { session, seq, multiplier, taps, sent } = value as Partial<Batch>;
  const numbers = [seq, multiplier, taps];
  return numbers.every(Number.isSafeInteger) && typeof session === 'string' && sent !== undefined;
}
