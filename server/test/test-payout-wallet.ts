import { openPayoutWallet } from '../src/ton/payout-wallet.ts';

/** The mnemonic of a wallet that holds nothing except on the tests' chain. */
export const payoutMnemonic =
  'true canal toilet trumpet iron people defy fox couple adjust random bundle cargo run machine digital hub trophy junior jealous distance road say dish';

export const openTestPayoutWallet = (version: 'v4' | 'v5' = 'v5') =>
  openPayoutWallet(payoutMnemonic, version, 'main');
