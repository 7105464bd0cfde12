import type { ReferralCode } from '@bold/sdk';
import type { Selectable } from 'kysely';
import type { ReferralCodeTable } from '../database/schema.ts';

/** Converts a row to the contract's form. */
export function toReferralCode(row: Selectable<ReferralCodeTable>): ReferralCode {
  const { id, code, user_id, created_at } = row;
  return { id, code, user_id, created_at: created_at.toISOString() };
}
