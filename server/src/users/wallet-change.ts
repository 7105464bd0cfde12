import type { ProfileUpdate } from '@bold/sdk';
import { validationFailed } from '@bold/sdk/contract';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { parseWallet, WalletError } from '../wallets/wallet-address.ts';

/**
 * Returns a profile update's changes to the wallet columns: the raw address, which is no longer verified if it changed
 * (decisions §1a, §6). Throws `VALIDATION_FAILED` for an address that the contract's pattern accepts but that is not
 * valid.
 */
export function walletChange(
  { payment_info: info }: ProfileUpdate,
  { testAllowed, now }: { testAllowed: boolean; now: Date },
) {
  const given = info === null ? null : info?.wallet_hash;
  if (given === undefined) return {};
  const wallet = given === null ? null : readWallet(given, testAllowed);
  return {
    wallet_hash: wallet,
    wallet_changed_at: walletChangedAt(wallet, now),
    wallet_verified: sql<boolean>`wallet_verified and ${wallet}::text is not distinct from wallet_hash`,
  };
}

/** Returns true if a wallet in the form of the test network can be saved: nowhere in production on the main network. */
export const acceptsTestWallets = ({
  production,
  tonNetwork,
}: Pick<Config, 'production' | 'tonNetwork'>): boolean => !production || tonNetwork === 'test';

/** Returns, as SQL, when a user's wallet changed last if it becomes this one at `now`. */
export function walletChangedAt(wallet: string | null, now: Date) {
  return sql<Date | null>`case when ${wallet}::text is distinct from wallet_hash then ${now} else wallet_changed_at end`;
}

function readWallet(text: string, testAllowed: boolean): string {
  try {
    return parseWallet(text, { testAllowed });
  } catch (error) {
    if (!(error instanceof WalletError)) throw error;
    const { reason: code, message } = error;
    throw validationFailed([{ pointer: '/body/payment_info/wallet_hash', code, message }]);
  }
}
