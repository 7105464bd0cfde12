import type { Deps } from '../deps.ts';
import type { PayoutSender } from '../payments/payout-sender.ts';
import { pause } from '../retry.ts';
import { openChainApi } from './chain-api.ts';
import { openPayoutWallet } from './payout-wallet.ts';
import { tonPayoutSender } from './ton-payout-sender.ts';

type Environment = Record<string, string | undefined>;

/**
 * What pays rewards, from the wallet of `TON_PAYOUT_MNEMONIC` (and `TON_PAYOUT_WALLET`, v5 or v4). Only a payout run has them
 * in its environment, a server never: the words are the money. Throws a sentence where something is missing.
 */
export async function openPayoutSender(
  { config, ...deps }: Pick<Deps, 'clock' | 'config' | 'db'>,
  env: Environment,
): Promise<PayoutSender> {
  const { TON_PAYOUT_MNEMONIC: words, TON_PAYOUT_WALLET: version = 'v5' } = env;
  const chain = openChainApi(config);
  if (!chain) throw new Error('TON_API_URL is missing: nothing was sent.');
  if (!words) throw new Error('TON_PAYOUT_MNEMONIC is missing: nothing was sent.');
  if (version !== 'v4' && version !== 'v5') {
    throw new Error('TON_PAYOUT_WALLET must be one of v4, v5.');
  }
  const wallet = await openPayoutWallet(words, version, config.tonNetwork);
  return tonPayoutSender({ ...deps, chain, wallet, pause });
}
