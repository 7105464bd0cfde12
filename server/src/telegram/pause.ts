import { setTimeout as delay } from 'node:timers/promises';

/** Resolves after `ms`, or at once when the signal says that nobody waits any more. Tests bring their own. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

export const pause: Pause = (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined);

const firstMs = 1_000;
const longestMs = 60_000;

/** How long to leave the Bot API alone after so many failures in a row: 1 s, doubled each time, a minute at most. */
export function backOff(failures: number, atLeastMs = 0): number {
  return Math.max(atLeastMs, Math.min(firstMs * 2 ** (failures - 1), longestMs));
}
