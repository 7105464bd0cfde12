import { tonPollMs } from '@bold/sdk/limits';
import type { Deps } from '../deps.ts';
import { type Pause, pause as realPause, repeatWithBackoff } from '../retry.ts';
import { runInBackground, type Work } from '../run-in-background.ts';
import type { ChainApi } from './chain-api.ts';
import { scanDeposits } from './scan-deposits.ts';

/** Records deposits to `account` (raw address) in the background, until `close` is called. */
export function watchDeposits(
  chain: ChainApi,
  account: string,
  deps: Deps,
  pause: Pause = realPause,
): Work {
  return runInBackground((signal) => {
    const watching = { ...deps, chain, account, signal, pause };
    const messages = {
      message: 'The TON deposits could not be read; the server keeps trying.',
      recovery: 'The TON deposits are read again.',
    };
    return repeatWithBackoff(() => scanDeposits(watching), tonPollMs, messages, watching);
  });
}
