import { parseStartParameter } from '@bold/sdk/game';
import type { Deps } from '../deps.ts';
import { findCode, insertReferral } from './referrals-repository.ts';

type NewUser = { userId: number; startParameter: string; now: Date };

/**
 * Records who invited a user that is being created, from the signed start parameter (decisions §7). An unknown code is
 * ignored; a new user has invited no one yet, so no circle can form.
 */
export async function recordReferral(
  tx: Deps['db'],
  { userId, startParameter, now }: NewUser,
): Promise<void> {
  const { referralCode } = parseStartParameter(startParameter);
  const code = referralCode === undefined ? undefined : await findCode(tx, referralCode);
  if (code) await insertReferral(tx, userId, code.user_id, now);
}
