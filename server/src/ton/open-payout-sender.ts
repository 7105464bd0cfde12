import type { Deps } from '../deps.ts';
import type { PayoutSender } from '../payments/payouts/payout-sender.ts';
import { pause } from '../retry.ts';
import { openChainApi } from './chain-api.ts';
import { openPayoutWallet } from './payout-wallet.ts';
import { tonPayoutSender } from './ton-payout-sender.ts';

type Environment = Record<string, string | undefined>;

/**
 * Creates the sender that pays from the wallet of `TON_PAYOUT_MNEMONIC` (version `TON_PAYOUT_WALLET`, v5 or v4); throws
 * if a variable is missing. Only a payout run may have these variables, never a server, because the mnemonic gives
 * access to the money.
 */
export async function openPayoutSender(
  { config, ...deps }: Pick<Deps, 'clock' | 'config' | 'db'>,
  env: Environment,
): Promise<PayoutSender> {
  const { TON_PAYOUT_MNEMONIC: mnemonic, TON_PAYOUT_WALLET: version = 'v5' } = env;
  const chain = openChainApi(config);
  if (!chain) throw new Error('TON_API_URL is missing: nothing was sent.');
  if (!mnemonic) throw new Error('TON_PAYOUT_MNEMONIC is missing: nothing was sent.');
  if (version !== 'v4' && version !== 'v5') {
    throw new Error('TON_PAYOUT_WALLET must be one of v4, v5.');
  }
  const wallet = await openPayoutWallet(mnemonic, version, config.tonNetwork);
  return tonPayoutSender({ ...deps, chain, wallet, pause });
}
