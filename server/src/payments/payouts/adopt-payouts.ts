import { type RawBuilder, sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { dollarsText, tonText } from '../../ledger/amount-text.ts';
import { friendlyWallet } from '../../wallets/wallet-address.ts';
import { isJump } from './likely-price.ts';
import { paidPriceMicros } from './payout-amount.ts';
import { payoutId, rewardKeys } from './payout-id.ts';
import type { ChainPayout } from './payout-sender.ts';
import { findLastPrice, insertPayout, type PayoutRow } from './payouts-repository.ts';
import { type HoldConfig, releasedAt } from './reward-hold.ts';

export type Adopting = Pick<Deps, 'clock' | 'db'> & {
  config: HoldConfig;
  /** True to store payouts whose dollars and TON give an unlikely price. */
  isJumpAccepted?: boolean;
};
type Owner = { user_id: number; micros: number };

/**
 * Throws if `unknown` contains any payouts: those that are on the chain but not in the database. Such payouts could be
 * paid twice.
 */
export function requireKnownPayouts(unknown: readonly ChainPayout[]): void {
  const [first] = unknown;
  if (!first) return;
  const { transaction, nano, wallet } = first;
  throw new Error(
    `The payout wallet has made ${unknown.length} payouts that this database does not know, first ${transaction} of ${tonText(nano)} to ${friendlyWallet(wallet)}. Was a backup restored? Book them with --adopt, then make a new plan.`,
  );
}

/**
 * Stores payouts that are on the chain but not in the database, and returns the stored rows.
 * @throws If a payout cannot be stored. All other payouts are still stored, except later ones to the same wallet.
 */
export async function adoptPayouts(
  adopting: Adopting,
  unknown: readonly ChainPayout[],
): Promise<PayoutRow[]> {
  const adopted: PayoutRow[] = [];
  const faults: string[] = [];
  const waiting = new Set<string>();
  const lastPrice = await findLastPrice(adopting.db);
  for (const payout of unknown) {
    // The dollars of a payout depend on what was paid before it. So a later payout to the same wallet is not stored.
    const row = waiting.has(payout.wallet) ? waits : await adopt(adopting, payout, lastPrice);
    if (typeof row !== 'string') adopted.push(row);
    else {
      waiting.add(payout.wallet);
      faults.push(describeFault(payout, row));
    }
  }
  if (faults.length === 0) return adopted;
  throw new Error(
    [
      `${adopted.length} payouts are booked, ${faults.length} are not:`,
      ...faults,
      'Run --adopt again after the server has read all refunds and settled all days, and with each PAYOUT_HOLD_DAYS_… as it was when these payouts were planned. If it still fails, restore a newer backup. If there is none, say who got it: --adopt --transaction, see server/OPERATIONS.md, chapter "Backup and restore".',
    ].join('\n'),
  );
}

export const waits = 'waits for the earlier one to this wallet';
export const noOwner = 'fits the rewards of no player';

export const describeFault = ({ id, nano, wallet, transaction }: ChainPayout, fault: string) =>
  `The payout ${id} of ${tonText(nano)} to ${friendlyWallet(wallet)} (transaction ${transaction}) ${fault}.`;

/** Stores one payout in a transaction and returns the row, or the reason why the payout is not stored. */
function adopt(
  { db, config, clock, isJumpAccepted }: Adopting,
  paid: ChainPayout,
  lastPrice: number | null,
): Promise<PayoutRow | string> {
  const { id, wallet, nano, transaction } = paid;
  return db.transaction().execute(async (tx) => {
    const fit = await findFit(tx, config, paid);
    if (typeof fit === 'string') return fit;
    const { user_id: userId, micros } = fit;
    // The id has no amounts. A share of a day that was settled again without some purchases is smaller.
    const price = paidPriceMicros(micros, nano);
    if (lastPrice !== null && isJump(price, lastPrice) && !isJumpAccepted) {
      return `fits rewards of ${dollarsText(micros)}, so it was paid at ${dollarsText(price)} per TON, but the payouts before it at ${dollarsText(lastPrice)}: its rewards may have had another amount before the restore. Restore a newer backup, or add --accept-price to book these dollars, also if the run itself was made with it`;
    }
    const payout = { id, userId, wallet, micros, nano, tonPriceMicros: null };
    return insertPayout(tx, payout, clock.now(), { transaction });
  });
}

/**
 * Returns the player whose rewards a payout has paid, or the reason why there is none.
 * @param player The only player to try, or undefined for all.
 */
export async function findFit(
  tx: Deps['db'],
  config: HoldConfig,
  paid: ChainPayout,
  player?: number,
): Promise<Owner | string> {
  const known = await tx
    .selectFrom('payout')
    .select('transaction')
    .where('id', '=', paid.id)
    .executeTakeFirst();
  if (known?.transaction) {
    return `is a second transfer: transaction ${known.transaction} has paid the payout`;
  }
  if (known) return 'has another wallet or amount than the stored payout';
  if (player !== undefined) {
    const only = sql`select ${player}::bigint as user_id`;
    return (await findOwner(tx, config, paid, only)) ?? noOwner;
  }
  // A restored database may not know whose wallet it is: the player was erased, or entered it after the backup.
  const holders = holdersOf(paid.wallet);
  const others = sql`select user_id from earning except (${holders})`;
  const owner =
    (await findOwner(tx, config, paid, holders)) ?? (await findOwner(tx, config, paid, others));
  return owner ?? noOwner;
}

/** Returns a query for the ids of the players who have or had the wallet, or who got a payout to this wallet. */
const holdersOf = (wallet: string) => sql`
  select user_id from wallet_change where wallet = ${wallet}
  union select id from users where wallet_hash = ${wallet}
  union select user_id from payout where wallet = ${wallet}`;

/** How many moments of each player are tried at once. The work for each moment grows with the player's rewards. */
const momentsAtOnce = 100;

/**
 * Returns the player from whose user id and rewards the payout's id was computed, or undefined if there is none. Tries
 * the latest moments first, because payouts are adopted soon after they were made.
 * @param players A query for the user ids to try.
 */
async function findOwner(
  tx: Deps['db'],
  config: HoldConfig,
  { id }: ChainPayout,
  players: RawBuilder<unknown>,
): Promise<Owner | undefined> {
  for (let tried = 0; ; tried += momentsAtOnce) {
    const { choices, owner } = await tryMoments(tx, config, { id, players, tried });
    if (owner || choices <= tried + momentsAtOnce) return owner;
  }
}

type Trial = {
  id: string;
  players: RawBuilder<unknown>;
  /** How many of each player's moments were tried before. */
  tried: number;
};

/** Tries the next moments of each player. `choices` is the largest number of moments that a player has. */
async function tryMoments(tx: Deps['db'], config: HoldConfig, { id, players, tried }: Trial) {
  // A player's due rewards change only when a hold ends or a refund is booked, so the id is computed for each of these
  // moments. A refund that was repeated in the restored database has a later time, so all refunds are tried as well.
  // Only refunds in Stars keep their time (Telegram's list), so those in dollars and TON count up to one of their own.
  const { rows } = await sql<{ choices: number | null; owner: Owner | null }>`
    with candidate as (${players}),
    released as (
      select leg.user_id, entry, account, micros, ${releasedAt(config)} as at, refunded_at, gateway = 'stars' as in_stars
      from candidate join money_leg leg using (user_id) join money_entry on key = entry
      left join payment_refund on entry = 'referral-refund:' || charge_id
    ),
    refunded as (select user_id, refunded_at, in_stars from released where refunded_at is not null),
    moment as (
      select user_id, at, 'infinity'::timestamptz as refunds_until from released where at is not null
      union select user_id, at, at from released where at is not null and user_id in (select user_id from refunded)
      union select user_id, refunded_at, refunded_at from refunded
    ),
    pair as (
      select user_id, at, refunds_until as stars_until, refunds_until as others_until from moment
      union select user_id, at, refunds_until, refunded_at from moment join refunded using (user_id)
        where not in_stars and refunded_at > refunds_until
    ),
    choice as (
      select *, row_number() over (partition by user_id order by at desc, stars_until desc, others_until desc) as nth
      from pair
    ),
    due as (
      select choice.user_id, sum(micros)::bigint as micros, ${rewardKeys} as rewards
      from choice join released on released.user_id = choice.user_id
        and (account = 'paid' or released.at <= choice.at and (
          refunded_at is null or refunded_at <= case when in_stars then stars_until else others_until end
        ))
      where nth > ${tried} and nth <= ${tried + momentsAtOnce}
      group by choice.user_id, choice.at, stars_until, others_until
    )
    select (select max(nth) from choice) as choices, (
      select jsonb_build_object('user_id', user_id, 'micros', micros) from due
      where micros > 0 and ${payoutId(sql.ref('user_id'), sql.ref('rewards'))} = ${id} limit 1
    ) as owner`.execute(tx);
  const [{ choices, owner } = { choices: null, owner: null }] = rows;
  return { choices: choices ?? 0, owner: owner ?? undefined };
}
