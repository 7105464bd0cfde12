import { type Selectable, sql } from 'kysely';
import type { PaymentTable, RevenueDayTable } from '../database/money-tables.ts';
import type { Deps } from '../deps.ts';

type Db = Deps['db'];
type PaymentGateway = PaymentTable['gateway'];
export type RevenueDay = Selectable<RevenueDayTable>;

/** Returns the first unsettled UTC day (`2026-11-19`), or null before the first purchase. */
export async function firstOpenDay(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select coalesce(
      (select max(day) + 1 from revenue_day),
      (select min(day) from money_entry where kind in ('purchase', 'refund'))
    ) as day`.execute(db);
  return rows[0]?.day ?? null;
}

/** Returns the sums of a day in micro-dollars. `carried` is the loss of earlier days, as zero or a negative number. */
export async function sumDay(
  db: Db,
  day: string,
): Promise<Pick<RevenueDay, 'purchases' | 'refunds' | 'carried'>> {
  const { rows } = await sql<Pick<RevenueDay, 'purchases' | 'refunds' | 'carried'>>`
    select
      coalesce(sum(micros) filter (where kind = 'purchase'), 0)::bigint as purchases,
      coalesce(-sum(micros) filter (where kind = 'refund'), 0)::bigint as refunds,
      coalesce((select carried from revenue_day where day = ${day}::date - 1), 0) as carried
    from money_entry join money_leg on entry = key and account = 'revenue'
    where day = ${day} and kind in ('purchase', 'refund')`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error(`The sums of ${day} could not be read.`);
  return sums;
}

/** SQL for the place of a leg's `account` among the gateways, those with the longest hold first. */
export const placeByHold = sql<number>`array_position(array['dollars', 'stars', 'ton'], account)`;

/**
 * Returns the gateway that decides how long a day's shares are held. This is the first of `dollars`, `stars` and `ton`
 * with a purchase on this day, or `stars` if the day has no purchases.
 */
export async function sharesGateway(db: Db, day: string): Promise<PaymentGateway> {
  const { rows } = await sql<{ account: PaymentGateway }>`
    select distinct account, ${placeByHold} as place
    from money_entry join money_leg on entry = key
    where day = ${day} and kind = 'purchase' and account <> 'revenue'
    order by place limit 1`.execute(db);
  return rows[0]?.account ?? 'stars';
}

/** Returns the referral rewards of a day minus the rewards that were revoked on this day, in micro-dollars. */
export async function sumReferralRewards(db: Db, day: string): Promise<number> {
  const { rows } = await sql<{ micros: number }>`
    select coalesce(sum(micros), 0)::bigint as micros from money_entry join money_leg on entry = key
    where day = ${day} and kind in ('referral', 'referral-refund') and account = 'referrals'`.execute(
    db,
  );
  return rows[0]?.micros ?? 0;
}

/** Returns the last settled day, or undefined if there is none. */
export function findLastRevenueDay(db: Db): Promise<RevenueDay | undefined> {
  return db
    .selectFrom('revenue_day')
    .selectAll()
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Stores a settled day. Throws if this day is stored already. */
export async function insertRevenueDay(db: Db, day: RevenueDay): Promise<void> {
  await db.insertInto('revenue_day').values(day).execute();
}
