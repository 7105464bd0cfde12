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

/** Returns `log` with `message` added at its end. The log has at most 200 entries; the oldest are dropped. */
export function logged(
  log: LogEntry[],
  direction: 'in' | 'out',
  message: HostMessage,
  refusal: Refusal | null = null,
): LogEntry[] {
  const id = (log.at(-1)?.id ?? 0) + 1;
  return [...log, { id, direction, message, refusal }].slice(-entryLimit);
}

/** Returns the log's text for a message that Telegram ignored. */
export function refusalText(refusal: Refusal): string {
  return refusal.reason === 'unknown' ? 'unknown method' : `needs ${refusal.since}`;
}
