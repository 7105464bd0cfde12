import type { ProfileUpdate } from '@bold/sdk';
import { validationFailed } from '@bold/sdk/contract';
import { walletChangesPerDay } from '@bold/sdk/limits';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { tooManyUntil } from '../limits/too-many.ts';
import { dayMs } from '../utc-day.ts';
import { parseWallet, WalletError } from '../wallets/wallet-address.ts';

/**
 * Returns the changes of the wallet columns, with the address in raw form. A new address is unverified (decisions §1a,
 * §6).
 * @throws `VALIDATION_FAILED` if the address is not accepted.
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

/** Returns true if players may save a wallet address in the format of the test network. */
export const acceptsTestWallets = ({
  production,
  tonNetwork,
}: Pick<Config, 'production' | 'tonNetwork'>): boolean => !production || tonNetwork === 'test';

/**
 * Returns SQL for `wallet_changed_at`, which changes only with the wallet. A new value is always later than the old
 * one.
 */
export function walletChangedAt(wallet: string | null, now: Date) {
  // Two changes at the same time would count as one.
  return sql<Date | null>`case when ${wallet}::text is distinct from wallet_hash then greatest(${now}::timestamptz, wallet_changed_at + interval '1 millisecond') else wallet_changed_at end`;
}

/**
 * Throws `TOO_MANY_REQUESTS` if the wallet has changed too often in the last 24 hours, including the changes that the
 * transaction `tx` has written.
 */
export async function limitWalletChanges(tx: Deps['db'], userId: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - dayMs);
  const { count, oldest } = await tx
    .selectFrom('wallet_change')
    .select(({ fn }) => [
      // A proof of the same address adds a row with the same time: it is no change.
      fn.count<number>('changed_at').distinct().as('count'),
      fn.min<Date | null>('changed_at').as('oldest'),
    ])
    .where('user_id', '=', userId)
    .where('changed_at', '>', since)
    .executeTakeFirstOrThrow();
  if (count <= walletChangesPerDay) return;
  throw tooManyUntil(oldest, 24, now, `The wallet has changed ${walletChangesPerDay} times.`);
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
