import { initDataVectors } from './init-data.ts';
import { levelVectors } from './levels.ts';
import { quoteVectors } from './prices.ts';
import { referralVectors } from './referrals.ts';
import { settlementVectors } from './settlements.ts';
import { walletProofVectors } from './wallet-proofs.ts';

/** Returns the text of each file of `vectors/`, by file name. Every call returns the same texts. */
export function vectorFiles(): Record<string, string> {
  const vectors = {
    'init-data.json': initDataVectors(),
    'wallet-proofs.json': walletProofVectors(),
    'quotes.json': quoteVectors(),
    'levels.json': levelVectors(),
    'referrals.json': referralVectors(),
    'settlements.json': settlementVectors(),
  };
  return Object.fromEntries(
    Object.entries(vectors).map(([name, value]) => [name, `${JSON.stringify(value, null, 2)}\n`]),
  );
}
