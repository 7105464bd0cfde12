import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { tonText } from '../../ledger/amount-text.ts';
import { friendlyWallet } from '../../wallets/wallet-address.ts';
import { payoutId, rewardKeys } from './payout-id.ts';
import type { ChainPayout } from './payout-sender.ts';
import { insertPayout, type PayoutRow } from './payouts-repository.ts';
import { type HoldConfig, releasedAt } from './reward-hold.ts';

type Adopting = Pick<Deps, 'clock' | 'db'> & { config: HoldConfig };
type Owner = { user_id: number; micros: number };

/**
 * Throws if `unknown` is not empty. Without this check, the same rewards could be paid again after the restore of a
 * backup.
 * @param unknown The payouts that are on the chain but not in the database.
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
 * Stores payouts that are on the chain but not in the database, in the given order, and returns the stored rows. Finds
 * the player by the payout's id, which is computed from the player's id and the paid rewards.
 * @throws If a payout does not fit any player's rewards. The payouts before this payout in the list stay stored.
 */
export async function adoptPayouts(
  adopting: Adopting,
  unknown: readonly ChainPayout[],
): Promise<PayoutRow[]> {
  const adopted: PayoutRow[] = [];
  for (const payout of unknown) adopted.push(await adopt(adopting, payout));
  return adopted;
}

function adopt({ db, config, clock }: Adopting, paid: ChainPayout): Promise<PayoutRow> {
  const { id, wallet, nano, transaction } = paid;
  return db.transaction().execute(async (tx) => {
    const owner = await findOwner(tx, config, paid);
    if (!owner) {
      throw new Error(
        `The payout ${id} of ${tonText(nano)} to ${friendlyWallet(wallet)} (transaction ${transaction}) fits the rewards of no player. Restore a newer backup, or leave payouts off until you know why.`,
      );
    }
    const { user_id: userId, micros } = owner;
    const payout = { id, userId, wallet, micros, nano, tonPriceMicros: null };
    return insertPayout(tx, payout, clock.now(), { transaction });
  });
}

/**
 * Returns the player to whom a payout was made, and the amount in micro-dollars. If the payout's id does not fit any
 * player, returns `undefined`.
 */
async function findOwner(
  tx: Deps['db'],
  config: HoldConfig,
  { id, wallet }: ChainPayout,
): Promise<Owner | undefined> {
  // A player's due rewards change only when a hold ends, so the id is computed for each end.
  const { rows } = await sql<Owner>`
    with candidate as (
      select user_id from wallet_change where wallet = ${wallet}
      union select id from users where wallet_hash = ${wallet}
      union select user_id from payout where wallet = ${wallet}
    ),
    released as (
      select leg.user_id, entry, account, micros, ${releasedAt(config)} as at
      from candidate join money_leg leg using (user_id) join money_entry on key = entry
    ),
    due as (
      select moment.user_id, sum(micros)::bigint as micros, ${rewardKeys} as rewards
      from (select distinct user_id, at from released where at is not null) moment
      join released on released.user_id = moment.user_id and (account = 'paid' or released.at <= moment.at)
      group by moment.user_id, moment.at
    )
    select user_id, micros from due
    where micros > 0 and ${payoutId(sql.ref('user_id'), sql.ref('rewards'))} = ${id} limit 1`.execute(
    tx,
  );
  return rows[0];
}
