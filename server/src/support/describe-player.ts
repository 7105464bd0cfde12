import type { UserRow } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { dollarsText, tonText } from '../ledger/amount-text.ts';
import { readEarnings } from '../ledger/read-earnings.ts';
import { findActions, isErased } from '../operators/operator-actions-repository.ts';
import { findLatestPaymentStates } from '../payments/payments-repository.ts';
import { paidWith } from '../payments/payouts/describe-payouts.ts';
import { type DuePayout, findDue, type PayoutConfig } from '../payments/payouts/due-payouts.ts';
import { type HeldReward, heldRewards } from '../payments/payouts/held-rewards.ts';
import { findOverpaid } from '../payments/payouts/overpaid.ts';
import { holdReasons } from '../payments/payouts/payout-holds.ts';
import { findUser } from '../users/users-repository.ts';
import { friendlyWallet } from '../wallets/wallet-address.ts';
import { describePurchases } from './describe-purchases.ts';

const listedPurchases = 20;

/** Returns lines of text about a player for an operator. Throws if there is no such player. */
export async function describePlayer(
  reading: Pick<Deps, 'db' | 'shards' | 'clock'> & { config: PayoutConfig },
  userId: number,
): Promise<string[]> {
  const { db, shards } = reading;
  const user = await findUser(db, userId);
  if (!user) throw new Error(`There is no player ${userId}.`);
  const balance = shards.of(userId).selectFrom('tap_balance').selectAll();
  const { available, total, debt, invites, is_banned } = await balance
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const { referrals, top10 } = await readEarnings(db, userId);
  const due = await findDue(reading, userId);
  const overpaid = await findOverpaid(db, userId);
  const held = await heldRewards(reading, userId);
  return [
    ...describeName(user, is_banned),
    `  taps: ${available} available, ${total} total, a debt of ${debt}; ${invites} invited`,
    `  earned: ${dollarsText(referrals)} from referrals, ${dollarsText(top10)} from shares`,
    due && due.micros > 0
      ? `  due: ${dollarsText(due.micros)}, ${holdReasons(due).join('; ') || 'not held'}`
      : `  due: nothing${overpaid.map(({ micros }) => `, overpaid by ${dollarsText(micros)}`).join('')}`,
    ...held.map(describeWaiting),
    ...describeSpent(due, held),
    ...(await describePurchases(
      reading,
      await findLatestPaymentStates(db, userId, listedPurchases),
    )),
    ...(await payoutLines(db, userId)),
    ...(await walletLines(db, userId)),
    ...(await findActions(db, userId)).map(
      ({ at, action, operator, reason }) =>
        `  ${action} at ${at.toISOString()} by ${operator}: ${reason}`,
    ),
  ];
}

/** Returns two lines that say who a player is. */
export function describeName(user: UserRow, isBanned = false): string[] {
  const telegramId = isErased(user) ? 'erased' : user.telegram_id;
  return [
    `player ${user.id}, Telegram id ${telegramId}, since ${user.created_at.toISOString()}${isBanned ? ', banned' : ''}`,
    `  name ${user.display_name ?? 'none'}, username ${user.username ?? 'none'}`,
  ];
}

function describeWaiting({ gateway, micros, first, last }: HeldReward): string {
  const [start, end] = [first.toISOString(), last.toISOString()];
  const until = start === end ? end : `${start}, the last of it until ${end}`;
  return `  waits: ${dollarsText(micros)} for purchases with ${paidWith[gateway]}, until ${until}`;
}

/** Returns a line if more was paid than would be due, such as a reward that a refund has taken back. */
function describeSpent(due: DuePayout | undefined, held: readonly HeldReward[]): string[] {
  if (!due || due.micros >= 0 || held.length === 0) return [];
  const spent = Math.min(
    -due.micros,
    held.reduce((sum, { micros }) => sum + micros, 0),
  );
  return [`  of what waits, ${dollarsText(spent)} are paid already`];
}

async function payoutLines(db: Deps['db'], userId: number): Promise<string[]> {
  const payouts = db.selectFrom('payout').selectAll().where('user_id', '=', userId);
  return (await payouts.orderBy('planned_at').execute()).map(
    ({ planned_at, micros, nano, wallet, transaction }) =>
      `  payout at ${planned_at.toISOString()}: ${dollarsText(micros)}, ${tonText(nano)} to ${friendlyWallet(wallet)}, ${transaction ?? 'not confirmed'}`,
  );
}

async function walletLines(db: Deps['db'], userId: number): Promise<string[]> {
  const changes = db.selectFrom('wallet_change').selectAll().where('user_id', '=', userId);
  return (await changes.orderBy('changed_at').execute()).map(({ changed_at, wallet, verified }) => {
    const place = wallet === null ? 'removed' : friendlyWallet(wallet);
    return `  wallet at ${changed_at.toISOString()}: ${place}${verified ? ', verified' : ''}`;
  });
}
