import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import { type Pause, pause as realPause, retryWithBackoff } from '../retry.ts';
import type { ChainApi } from './chain-api.ts';
import { walkDeposits } from './walk-deposits.ts';

/** About as often as the chain makes a block. */
const everyMs = 4_000;
/** What still hangs at the API then is let go; nothing is lost by that. */
const farewellMs = 3_000;

/**
 * Books what comes in at `account`, raw, until `close`. An API that cannot be reached is asked again with growing
 * pauses and stops nothing else; what was paid meanwhile is found later.
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
        'The TON deposits could not be looked at; the server goes on trying.',
        watching,
      );
      await pause(everyMs, signal);
    }
  }

  const done = watch();
  return {
    async close() {
      stopping.abort();
      await Promise.race([done, delay(farewellMs, undefined, { ref: false })]);
    },
  };
}
