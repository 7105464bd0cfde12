import { readFile } from 'node:fs/promises';
import type { Deps } from '../deps.ts';
import type { PayoutEnvironment } from '../payments/payouts/payout-environment.ts';
import type { ChainPayout, PayoutSender } from '../payments/payouts/payout-sender.ts';
import { pause } from '../retry.ts';
import { type ChainApi, openChainApi } from './chain-api.ts';
import { reconcilePayouts } from './payout-history.ts';
import { openPayoutWallet } from './payout-wallet.ts';
import { tonPayoutSender } from './ton-payout-sender.ts';

type Opening = Pick<Deps, 'clock' | 'config' | 'db'>;

/**
 * Creates the sender that pays from the wallet `TON_PAYOUT_ADDRESS`.
 * @throws If `TON_API_URL`, `TON_PAYOUT_ADDRESS` or `TON_PAYOUT_MNEMONIC_FILE` is missing, or if the mnemonic and
 * `TON_PAYOUT_WALLET` do not give the address `TON_PAYOUT_ADDRESS`.
 */
export async function openPayoutSender(
  { config, ...deps }: Opening,
  { wallet: address, mnemonicFile, walletVersion }: PayoutEnvironment,
): Promise<PayoutSender> {
  const chain = requireChain(config);
  if (address === null) throw missing('TON_PAYOUT_ADDRESS');
  if (mnemonicFile === null) throw missing('TON_PAYOUT_MNEMONIC_FILE');
  const mnemonic = await readFile(mnemonicFile, 'utf8');
  const wallet = await openPayoutWallet(mnemonic, walletVersion, config.tonNetwork);
  if (wallet.address !== address) {
    throw new Error(
      'The mnemonic is not that of TON_PAYOUT_ADDRESS, or TON_PAYOUT_WALLET is not its version: nothing was sent.',
    );
  }
  return tonPayoutSender({ ...deps, chain, wallet, pause });
}

/**
 * Marks a payout as confirmed if its transfer is on the chain.
 * @returns The transfers that look like payouts but confirm no payout in the database.
 * @throws If the variable `TON_PAYOUT_ADDRESS` or `TON_API_URL` is missing.
 */
export function reconcileWithChain(
  { config, ...deps }: Opening,
  { wallet }: PayoutEnvironment,
): Promise<ChainPayout[]> {
  if (wallet === null) throw missing('TON_PAYOUT_ADDRESS');
  return reconcilePayouts({ ...deps, chain: requireChain(config), wallet, pause });
}

function requireChain(config: Opening['config']): ChainApi {
  const chain = openChainApi(config);
  if (!chain) throw missing('TON_API_URL');
  return chain;
}

const missing = (name: string) => new Error(`${name} is missing: nothing was sent.`);
