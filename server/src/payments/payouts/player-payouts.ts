import { payoutsPerPage } from '@bold/sdk/limits';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { PayoutRow } from './payouts-repository.ts';

export type ConfirmedPayout = PayoutRow & { transaction: string; confirmed_at: Date };

/** Returns the user's unconfirmed payout, or `undefined`. A user never has two unconfirmed payouts. */
export function findSending(db: Deps['db'], userId: number): Promise<PayoutRow | undefined> {
  return db
    .selectFrom('payout')
    .selectAll()
    .where('user_id', '=', userId)
    .where('transaction', 'is', null)
    .executeTakeFirst();
}

/**
 * Returns a page of the user's confirmed payouts, newest first. To get the next page, pass `next` as `before`; on the
 * last page, `next` is null.
 * @returns `undefined` if `before` is given but is not the id of a confirmed payout of the user.
 */
export async function listConfirmed(
  db: Deps['db'],
  userId: number,
  before: string | undefined,
): Promise<{ payouts: ConfirmedPayout[]; next: string | null } | undefined> {
  const confirmed = db
    .selectFrom('payout')
    .selectAll()
    .where('user_id', '=', userId)
    .where('transaction', 'is not', null)
    .$narrowType<ConfirmedPayout>();
  const last =
    before === undefined ? undefined : await confirmed.where('id', '=', before).executeTakeFirst();
  if (before !== undefined && !last) return undefined;
  const rows = await confirmed
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(confirmed_at, id) < (${last?.confirmed_at}, ${last?.id})`),
    )
    .orderBy('confirmed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(payoutsPerPage + 1)
    .execute();
  const payouts = rows.slice(0, payoutsPerPage);
  return { payouts, next: (rows.length > payoutsPerPage && payouts.at(-1)?.id) || null };
}
