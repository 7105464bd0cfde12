import { setTimeout as delay } from 'node:timers/promises';
import { tonPollMs } from '@bold/sdk/limits';
import type { Deps } from '../deps.ts';
import { type Pause, pause as realPause, retryWithBackoff } from '../retry.ts';
import type { ChainApi } from './chain-api.ts';
import { scanDeposits } from './scan-deposits.ts';

/** The longest time that `close` waits for the API. The next start of the server records the remaining deposits. */
const shutdownTimeoutMs = 3_000;

/** Records deposits to `account` (raw address) in the background, until `close` is called. */
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
        () => scanDeposits(watching),
        {
          message: 'The TON deposits could not be read; the server keeps trying.',
          recovery: 'The TON deposits are read again.',
        },
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
