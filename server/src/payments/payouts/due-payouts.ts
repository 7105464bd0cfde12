import { type RawBuilder, sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { payoutId, rewardKeys } from './payout-id.ts';
import { type HoldConfig, releasedAt } from './reward-hold.ts';

/** An amount in micro-dollars that is due to a user. A hold (`holdsOf`) or a ban prevents the payment. */
export type DuePayout = {
  /** The id of the payout. It depends only on the user and the rewards, so a restored database computes the same id. */
  id: string;
  userId: number;
  micros: number;
  /** The wallet's raw address; `null` while the user has no wallet. */
  wallet: string | null;
  /** The end of the hold that the latest change of wallet has started; `null` if no such hold is active. */
  walletHeldUntil: Date | null;
  /** The reason why an operator holds the player's payouts; `null` if no operator does. */
  heldFor: string | null;
  isBanned: boolean;
  /**
   * The ids of the other users who have this wallet or were paid to this wallet; empty if an operator has released the
   * wallet for this user. If this user has verified the wallet, users who only entered the wallet without verification
   * do not count.
   */
  sharedWith: number[];
  /** The number of taps that the player owes after refunds. */
  debt: number;
  /** True if something is due, but less than the smallest payout. */
  isBelowMinimum: boolean;
};

type Row = {
  id: string;
  user_id: number;
  micros: number;
  wallet: string | null;
  wallet_released_at: Date | null;
  held_for: string | null;
  is_banned: boolean;
  shared_with: number[];
  debt: number;
};

export type PayoutConfig = HoldConfig &
  Pick<Config, 'payoutMinCents' | 'walletHoldDays' | 'walletHoldDaysVerified'>;

const microsPerCent = 10_000;

/** Returns the smallest payout in micro-dollars. */
export const minimumMicros = ({ payoutMinCents }: PayoutConfig) => payoutMinCents * microsPerCent;

export type PayoutReading = Pick<Deps, 'clock' | 'db'> & { config: PayoutConfig };

/**
 * Returns each due amount of at least `PAYOUT_MIN_CENTS` (decisions §6). Held rewards and stored payouts, even unsent
 * ones, are not due.
 * @param userId The only user to include, or null for all users.
 */
export function duePayouts(
  reading: PayoutReading,
  userId: number | null = null,
): Promise<DuePayout[]> {
  return readDue(
    reading,
    sql`referrals + top10 + paid > 0 and matured.micros >= ${minimumMicros(reading.config)}
      and (${userId}::bigint is null or earning.user_id = ${userId})`,
  );
}

/** Returns a user's due amount, even below the minimum, or undefined if the user has never earned anything. */
export async function findDue(
  reading: PayoutReading,
  userId: number,
): Promise<DuePayout | undefined> {
  const [due] = await readDue(reading, sql`earning.user_id = ${userId}`);
  return due;
}

async function readDue(
  { db, clock, config }: PayoutReading,
  condition: RawBuilder<unknown>,
): Promise<DuePayout[]> {
  const now = clock.now();
  const { walletHoldDays, walletHoldDaysVerified } = config;
  // If somebody else enters a player's verified wallet, nothing is held: otherwise anybody could stop the payouts.
  // Holds count in hours, because a day of PostgreSQL has 23 or 25 hours when the clocks of its time zone change.
  const { rows } = await sql<Row>`
    select earning.user_id, matured.micros, own.wallet, debt, is_banned,
      ${payoutId(sql.ref('earning.user_id'), sql.ref('matured.rewards'))} as id,
      wallet_changed_at + interval '24 hours' * case when own.verified
        then ${walletHoldDaysVerified}::int else ${walletHoldDays}::int end as wallet_released_at,
      case when last.action = 'hold' then last.reason end as held_for,
      to_json(array(
        select id from users
        where not is_released and wallet_hash = own.wallet and id <> earning.user_id and (wallet_verified or not own.verified)
        union
        select payout.user_id from payout where not is_released and payout.wallet = own.wallet and payout.user_id <> earning.user_id
        order by 1
      )) as shared_with
    from earning
    join (select id, wallet_hash as wallet, wallet_verified as verified, wallet_changed_at from users) own
      on own.id = user_id
    cross join lateral tap_balance_of(earning.user_id) balance
    left join lateral (
      select action, wallet, reason from operator_action
      where operator_action.user_id = earning.user_id and action in ('hold', 'release') order by at desc, id desc limit 1
    ) last on true
    cross join lateral (
      select coalesce(last.action = 'release' and last.wallet = own.wallet, false) as is_released
    ) released
    cross join lateral (
      select coalesce(sum(micros), 0)::bigint as micros, coalesce(${rewardKeys}, '') as rewards from money_leg join money_entry on key = entry
      where money_leg.user_id = earning.user_id and (account = 'paid' or ${releasedAt(config)} <= ${now})
    ) matured
    where ${condition}
    order by earning.user_id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    micros: row.micros,
    wallet: row.wallet,
    walletHeldUntil:
      row.wallet_released_at && row.wallet_released_at > now ? row.wallet_released_at : null,
    heldFor: row.held_for,
    isBanned: row.is_banned,
    sharedWith: row.shared_with,
    debt: row.debt,
    isBelowMinimum: row.micros > 0 && row.micros < minimumMicros(config),
  }));
}
