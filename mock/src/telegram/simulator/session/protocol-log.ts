import type { Refusal } from '../../host/host.ts';
import type { HostMessage } from '../../host/method.ts';

/** One line of the log: a message from the app (`in`) or to the app (`out`). */
export type LogEntry = {
  id: number;
  direction: 'in' | 'out';
  message: HostMessage;
  refusal: Refusal | null;
};

const entryLimit = 200;

/** Returns `log` with `message` at its end. Keeps the newest 200 entries. */
export function logged(
  log: LogEntry[],
  direction: 'in' | 'out',
  message: HostMessage,
  refusal: Refusal | null = null,
): LogEntry[] {
  const id = (log.at(-1)?.id ?? 0) + 1;
  return [...log, { id, direction, message, refusal }].slice(-entryLimit);
}

export function refusalText(refusal: Refusal): string {
  return refusal.reason === 'unknown' ? 'unknown method' : `needs ${refusal.since}`;
}
