import { tonClockSlackSeconds } from '@bold/sdk/limits';
import type { Deps } from '../../deps.ts';
import { type Adopting, describeFault, findFit, noOwner, waits } from './adopt-payouts.ts';
import { requireLikelyPrice } from './likely-price.ts';
import { paidMicros } from './payout-amount.ts';
import type { ChainPayout } from './payout-sender.ts';
import { insertPayout, type PayoutRow } from './payouts-repository.ts';

/** What an operator says about a transfer: who got it, and the price of one TON in its run, in micro-dollars. */
export type PayoutDecision = { transaction: string; userId: number; tonPriceMicros: number };

/**
 * Stores a payout whose rewards the database lacks, as paid to the player whom an operator names, and returns the row.
 * The player can be overpaid afterwards.
 * @throws If the transaction is not one of `unknown`, fits the rewards of a player, or waits for another one.
 * @throws If the player did not join before the transfer.
 */
export async function decidePayout(
  { db, config, clock, isJumpAccepted = false }: Adopting,
  unknown: readonly ChainPayout[],
  { transaction, userId, tonPriceMicros }: PayoutDecision,
): Promise<PayoutRow> {
  const paid = unknown.find((payout) => payout.transaction === transaction);
  if (!paid) {
    throw new Error(`The transaction ${transaction} is no payout that the database lacks.`);
  }
  // An earlier one may still fit the rewards of its player, as long as this one is not booked.
  const earliest = unknown.find(({ wallet }) => wallet === paid.wallet);
  if (earliest !== paid) throw new Error(describeFault(paid, waits));
  await requireLikelyPrice(db, tonPriceMicros, isJumpAccepted);
  return db.transaction().execute(async (tx) => {
    const fit = await findFit(tx, config, paid);
    if (typeof fit !== 'string') {
      const fault = `fits the rewards of player ${fit.user_id}: book it with --adopt alone`;
      throw new Error(describeFault(paid, fault));
    }
    if (fit !== noOwner) throw new Error(describeFault(paid, fit));
    await requirePlayer(tx, userId, paid.at);
    for (const other of unknown) {
      // The dollars of a payout depend on what was paid before it. A later one to the same wallet waits for this one.
      if (other.wallet === paid.wallet) continue;
      if (typeof (await findFit(tx, config, other, userId)) === 'string') continue;
      throw new Error(
        describeFault(other, `fits the rewards of player ${userId}: run --adopt first`),
      );
    }
    const { id, wallet, nano } = paid;
    const micros = paidMicros(nano, tonPriceMicros);
    const payout = { id, userId, wallet, micros, nano, tonPriceMicros: null };
    return insertPayout(tx, payout, clock.now(), { transaction });
  });
}

/** Throws if there is no player `userId`, or if the player may have joined after the transfer at `paidAt`. */
async function requirePlayer(tx: Deps['db'], userId: number, paidAt: number): Promise<void> {
  const users = tx.selectFrom('users').select('created_at').where('id', '=', userId);
  const user = await users.executeTakeFirst();
  if (!user) throw new Error(`There is no player ${userId}.`);
  const { created_at: joinedAt } = user;
  // The chain's clock stamps the transfer, a server's the player. Who was paid joined long before.
  if (joinedAt.getTime() < paidAt - tonClockSlackSeconds * 1000) return;
  const paid = new Date(paidAt).toISOString();
  throw new Error(
    `Player ${userId} joined at ${joinedAt.toISOString()}, not surely before the transfer of ${paid}: after a restore another player can get the id of one whom the backup lacks. Name a player who joined before it, such as one of your own.`,
  );
}
