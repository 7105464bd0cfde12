import type { Deps } from '../deps.ts';
import { type Pause, pause as realPause, repeatWithBackoff } from '../retry.ts';
import { runInBackground, type Work } from '../run-in-background.ts';
import type { ChainApi } from './chain-api.ts';

const everyMs = 60_000;
/** A node in sync is some seconds behind. */
const behindMaxMs = 120_000;

const messages = {
  message: 'The TON API is behind the chain or away; deposits are credited late.',
  recovery: 'The TON API follows the chain again.',
};

/**
 * Reads the chain's time with `account` (raw address) every minute until `close` is called, and logs when it is two
 * minutes behind the server's clock. A node that stands still answers without errors, as if nobody had paid.
 */
export function watchChainSync(
  chain: Pick<ChainApi, 'account'>,
  account: string,
  { clock, log }: Pick<Deps, 'clock' | 'log'>,
  pause: Pause = realPause,
): Work {
  async function requireSync(): Promise<void> {
    const { syncedAt } = await chain.account(account);
    const behindMs = clock.now().getTime() - syncedAt.getTime();
    if (behindMs > behindMaxMs)
      throw new Error(`The chain's API is ${Math.round(behindMs / 1000)} s behind.`);
  }
  return runInBackground((signal) =>
    repeatWithBackoff(requireSync, everyMs, messages, { log, signal, pause }),
  );
}
