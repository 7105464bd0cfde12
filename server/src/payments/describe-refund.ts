import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { dollarsText } from '../ledger/amount-text.ts';
import { findOverpaid } from './payouts/overpaid.ts';

type Db = Deps['db'];

/** Returns lines about what the refund of a charge cannot take back: a paid reward, and the shares of its day. */
export async function describeRefund(db: Db, chargeId: string): Promise<string[]> {
  return [...(await rewardLines(db, chargeId)), ...(await shareLines(db, chargeId))];
}

async function rewardLines(db: Db, chargeId: string): Promise<string[]> {
  const reward = await db
    .selectFrom('money_leg')
    .select(['user_id', 'micros'])
    .where('entry', '=', `referral-refund:${chargeId}`)
    .where('account', '=', 'referrals')
    .executeTakeFirst();
  if (!reward) return [];
  return (await findOverpaid(db, reward.user_id)).map(
    ({ userId, micros }) =>
      `Its reward of ${dollarsText(-reward.micros)} went to player ${userId}, who is overpaid by ${dollarsText(micros)} now.`,
  );
}

/** Returns no line if the settlement of the purchase's day counted the refund, or if nobody got a share of the day. */
async function shareLines(db: Db, chargeId: string): Promise<string[]> {
  const { rows } = await sql<{ day: string; ids: string }>`
    select to_char(revenue_day.day, 'YYYY-MM-DD') as day,
      array_to_string(array_agg(distinct user_id order by user_id), ', ') as ids
    from revenue_day
    join money_entry on kind = 'share' and split_part(key, ':', 2) = to_char(revenue_day.day, 'YYYY-MM-DD')
    join money_leg on entry = key and account = 'top10'
    where revenue_day.day = (
      select bought.day from money_entry bought join money_entry back on back.day > bought.day
      where bought.key = ${`purchase:${chargeId}`} and back.key = ${`refund:${chargeId}`}
    )
    group by revenue_day.day`.execute(db);
  return rows.map(
    ({ day, ids }) => `The day ${day} is settled; players who got shares of it: ${ids}.`,
  );
}
