import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';

/**
 * An amount in micro-dollars that is due to a user. It is held and not paid while `wallet` is null, `sharedWith` has
 * entries or the user has a debt.
 */
export type DuePayout = {
  userId: number;
  micros: number;
  /** Raw address; `null` while the user has no verified wallet. */
  wallet: string | null;
  /**
   * Ids of other users who have verified the same wallet, or were paid to it before: probably accounts of one person.
   */
  sharedWith: number[];
  /** The taps that refunds took back beyond the available ones, and that no credit has repaid yet. */
  debt: number;
};

type Row = {
  user_id: number;
  micros: number;
  wallet: string | null;
  shared_with: number[];
  debt: number;
};

const dayMs = 86_400_000;
const microsPerCent = 10_000;

/**
 * Returns the due amount of each user, or of `userId` alone (decisions §6): rewards older than `PAYOUT_HOLD_DAYS`, less
 * refunds and less all payouts, planned ones included. Amounts below `PAYOUT_MIN_CENTS` are left out.
 */
export async function duePayouts(
  { db, clock, config }: Pick<Deps, 'clock' | 'db'> & { config: PayoutConfig },
  userId: number | null = null,
): Promise<DuePayout[]> {
  const heldSince = new Date(clock.now().getTime() - config.payoutHoldDays * dayMs);
  const { rows } = await sql<Row>`
    select earning.user_id, matured.micros, wallet, debt,
      to_json(array(
        select id from users where wallet_hash = wallet and wallet_verified and id <> earning.user_id
        union
        select payout.user_id from payout where payout.wallet = own.wallet and payout.user_id <> earning.user_id
        order by 1
      )) as shared_with
    from earning
    join (select id, case when wallet_verified then wallet_hash end as wallet from users) own on own.id = user_id
    join tap_balance balance on balance.user_id = earning.user_id
    cross join lateral (
      select sum(micros)::bigint as micros from money_leg join money_entry on key = entry
      where money_leg.user_id = earning.user_id and (account = 'paid' or held_from <= ${heldSince})
    ) matured
    where referrals + top10 + paid > 0 and matured.micros >= ${config.payoutMinCents * microsPerCent}
      and (${userId}::bigint is null or earning.user_id = ${userId})
    order by earning.user_id`.execute(db);
  return rows.map(({ user_id, micros, wallet, shared_with, debt }) => ({
    userId: user_id,
    micros,
    wallet,
    sharedWith: shared_with,
    debt,
  }));
}

export type PayoutConfig = Pick<Deps['config'], 'payoutHoldDays' | 'payoutMinCents'>;

/** Returns true unless the due amount is held. */
export function isPayable(due: DuePayout): due is DuePayout & { wallet: string } {
  return due.wallet !== null && due.sharedWith.length === 0 && due.debt === 0;
}
