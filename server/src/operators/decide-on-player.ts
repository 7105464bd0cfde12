import { defaultDisplayName } from '@bold/sdk/game';
import type { Deps } from '../deps.ts';
import { dollarsText } from '../ledger/amount-text.ts';
import type { PayoutRow } from '../payments/payouts/payouts-repository.ts';
import { findSending } from '../payments/payouts/player-payouts.ts';
import { lockUser, wasErased } from '../users/users-repository.ts';
import { insertAction, isErased, type OperatorAction } from './operator-actions-repository.ts';

type Decided = Exclude<OperatorAction['action'], 'export' | 'erase'>;
type Decision = { userId: number; action: Decided } & Pick<OperatorAction, 'operator' | 'reason'>;

const outcomes: Record<Decided, string> = {
  hold: 'is paid nothing until a release',
  release: 'is not held by an operator: npm run payouts lists what is due and what else holds it',
  ban: 'is banned: running servers know it within seconds',
  unban: 'is not banned and has what the player had before',
};

/**
 * Stores an operator's decision about a player and returns a message for the operator.
 * @throws If the player does not exist or is erased (`isErased`).
 * @throws If the action is `unban` and an erasure of the player is unfinished.
 */
export async function decideOnPlayer(
  { db }: Pick<Deps, 'db'>,
  { userId, action, operator, reason }: Decision,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    // A payout run locks the user too, so that nothing is paid while a hold is stored.
    const user = await lockUser(tx, userId);
    if (!user) throw new Error(`There is no player ${userId}.`);
    if (isErased(user)) throw new Error(`Player ${userId} is erased.`);
    const isUnbanOfErased = action === 'unban' && (await wasErased(tx, userId));
    // The deletion keeps the mark of the ban, and only the deletion clears the display name.
    if (isUnbanOfErased && user.display_name !== null) {
      throw new Error(`Player ${userId} is being erased: wait, or run erase again if it stopped.`);
    }
    // A release also allows a wallet that other players share, but only the current one.
    const wallet = user.wallet_hash;
    await insertAction(tx, { operator, action, user_id: userId, wallet, reason });
    // A player who was erased while banned has no name.
    if (action === 'unban' && user.display_name === null) {
      const display_name = defaultDisplayName(userId);
      await tx.updateTable('users').set({ display_name }).where('id', '=', userId).execute();
    }
    if (isUnbanOfErased) {
      return `Player ${userId} is not banned. What the erasure deleted does not come back.`;
    }
    const stops = action === 'hold' || action === 'ban';
    const underWay = stops ? await findSending(tx, userId) : undefined;
    return `Player ${userId} ${outcomes[action]}.${underWay ? warningOf(underWay) : ''}`;
  });
}

function warningOf({ id, micros, sent_at }: PayoutRow): string {
  const end = sent_at
    ? 'was sent before: if the chain has accepted it, it is paid'
    : 'is booked, but was never sent: no run sends it while the player is banned or held';
  return ` The payout ${id} of ${dollarsText(micros)} ${end}.`;
}
