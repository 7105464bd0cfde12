import type { Batch } from './batch.ts';

/** A batch as it is stored; `since` is when it was first kept as sent, in milliseconds of the epoch. */
export type StoredBatch = Batch & { readonly since?: number };

/** The batches in a stored text; what cannot be read counts as nothing. */
export function parseStoredBatches(text: string | null | undefined): StoredBatch[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isBatch) : [];
  } catch {
    return [];
  }
}

function isBatch(value: unknown): value is StoredBatch {
  if (typeof value !== 'object' || value === null) return false;
  const { session, seq, multiplier, taps, sent, since = 0 } = value as Partial<StoredBatch>;
  const numbers = [seq, multiplier, taps, since];
  return numbers.every(Number.isSafeInteger) && typeof session === 'string' && sent !== undefined;
}
