import { setTimeout as delay } from 'node:timers/promises';
import { tonPollMs } from '@bold/sdk/limits';
import type { Deps } from '../deps.ts';
import { type Pause, pause as realPause, retryWithBackoff } from '../retry.ts';
import type { ChainApi } from './chain-api.ts';
import { walkDeposits } from './walk-deposits.ts';

/** The longest that a stop waits for the API. What is lost then is found by the next start. */
const shutdownTimeoutMs = 3_000;

/**
 * Books deposits to `account` (raw) until `close`. An API that cannot be reached is tried again with growing pauses and
 * delays nothing else; payments of that time are found later.
 */
export function watchDeposits(
  chain: ChainApi,
  account: string,
  deps: Deps,
  pause: Pause = realPause,
): { close(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const watching = { ...deps, chain, account, signal, pause };

  async function watch() {
    while (!signal.aborted) {
      await retryWithBackoff(
        () => walkDeposits(watching),
        'The TON deposits could not be read; the server keeps trying.',
        watching,
      );
      await pause(tonPollMs, signal);
    }
  }

  const done = watch();
  return {
    async close() {
      stopping.abort();
      await Promise.race([done, delay(shutdownTimeoutMs, undefined, { ref: false })]);
    },
  };
}
