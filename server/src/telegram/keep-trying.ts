import type { Logger } from 'pino';
import { BotApiError } from './bot-api-error.ts';
import { backOff, type Pause } from './pause.ts';

type Trying = { log: Logger; signal: AbortSignal; pause: Pause };

/**
 * Does the work again with growing pauses until it succeeds or the signal fires; `sentence` is logged once, with the
 * first failure.
 */
export async function keepTrying(
  work: () => Promise<void>,
  sentence: string,
  { log, signal, pause }: Trying,
): Promise<void> {
  for (let failures = 1; !signal.aborted; failures += 1) {
    try {
      return await work();
    } catch (err) {
      if (failures === 1 && !signal.aborted) log.error({ err }, sentence);
      await pause(backOff(failures, err instanceof BotApiError ? err.retryAfterMs : 0), signal);
    }
  }
}
