import { parseStartParameter } from '@bold/sdk/game';
import type { Deps } from '../deps.ts';
import { findCode, insertReferral } from './referrals-repository.ts';

type NewUser = { userId: number; startParameter: string; now: Date };

/**
 * Reads who invited a user that is just being created from the signed start parameter (decisions §7).
 * A new user has invited nobody, so no circle can close; an unknown code counts as none.
 */
export async function recordReferral(
  tx: Deps['db'],
  { userId, startParameter, now }: NewUser,
): Promise<void> {
  const { referralCode } = parseStartParameter(startParameter);
  const code = referralCode === undefined ? undefined : await findCode(tx, referralCode);
  if (code) await insertReferral(tx, userId, code.user_id, now);
}
