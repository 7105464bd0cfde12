import type { Api } from 'grammy';
import type { Deps } from '../../deps.ts';
import { earlierClock } from '../../ledger/earlier-clock.ts';
import { isErased } from '../../operators/operator-actions-repository.ts';
import { describeRefund } from '../../payments/describe-refund.ts';
import { findPaymentByCharge, isRefunded } from '../../payments/payments-repository.ts';
import { refundPayment } from '../../payments/refund-payment.ts';
import { findUser } from '../../users/users-repository.ts';
import { findChargeRecord } from './charge-records-repository.ts';
import { providerPlace } from './describe-charges.ts';
import { gatewayOf } from './order.ts';
import { returnStars } from './refund-unmatched-charge.ts';

type Refunding = Pick<Deps, 'db' | 'clock' | 'pushBalance'> & { api: Api | null };

/** `isDone` is true if the payer has the money back and the refund is recorded. */
export type Refund = { isDone: boolean; message: string };

/**
 * Refunds a charge in Stars; the operator must refund a charge in another currency. Records the completed refund of a
 * charge that belongs to a payment.
 * @param isReturned True if the operator has already refunded the charge. The charge must then be known, and not in
 * Stars.
 * @throws If the database or the Bot API fails. A repeated call is safe.
 */
export async function refundCharge(
  { api, ...deps }: Refunding,
  chargeId: string,
  isReturned = false,
): Promise<Refund> {
  const payment = await findPaymentByCharge(deps.db, chargeId);
  const record = await findChargeRecord(deps.db, chargeId);
  const isUnknown = !payment && !record;
  if (isUnknown && isReturned) {
    const message = `This database has no charge ${chargeId}, so nothing was booked: check the id. A charge in Stars is refunded without --returned, and npm run deposits dismisses a deposit in TON that credited nothing.`;
    return { isDone: false, message };
  }
  const place = record ? providerPlace(record) : '';
  const wasBooked = await isRefunded(deps.db, chargeId);
  if (payment && payment.gateway !== 'stars' && !isReturned && !wasBooked) {
    const message = `The charge ${chargeId} was paid through the gateway ${payment.gateway}: return the money there${place && ` (${place})`}, then run this again with --returned.`;
    return { isDone: false, message };
  }
  const gateway = payment?.gateway ?? (record ? gatewayOf(record) : 'stars');
  const isStars = gateway === 'stars';
  if (!payment && !isStars && !isReturned) {
    const message = `The charge ${chargeId} credited nothing: return it ${place || 'at the provider'}, then run this again with --returned.`;
    return { isDone: false, message };
  }
  if (isStars && isReturned) {
    const message = `The charge ${chargeId} is in Stars, which only the Bot API gives back. Nothing was done: run this without --returned, also if Telegram has refunded the charge already.`;
    return { isDone: false, message };
  }
  if (isStars) {
    if (!api) {
      const unknown = isUnknown ? `This database has no charge ${chargeId}. ` : '';
      const message = `${unknown}Stars are refunded through the Bot API, whose address is missing: run this with all of the server's variables, such as NODE_ENV=production and BOT_TOKEN.`;
      return { isDone: false, message };
    }
    const buyer = payment && (await findUser(deps.db, payment.user_id));
    const telegramId =
      buyer && !isErased(buyer) ? buyer.telegram_id : await findStarPayer(api, chargeId);
    if (telegramId === undefined) {
      return { isDone: false, message: `The Bot API knows no charge ${chargeId}.` };
    }
    const refusal = await returnStars(api, { chargeId, telegramId });
    if (refusal !== null) {
      const message = `The Bot API refuses to refund the charge ${chargeId}: ${refusal}`;
      return { isDone: false, message };
    }
  }
  // A clock that is ahead would take the refund from the revenue of a day to come.
  const { now } = await earlierClock(deps);
  const result = await refundPayment(deps, { chargeId, at: now() });
  // Telegram's own report of this refund may have been booked first.
  const outcome = result === 'already' && !wasBooked ? 'refunded' : result;
  const lines = [messages[outcome](chargeId), ...(await describeRefund(deps.db, chargeId))];
  return { isDone: true, message: lines.join('\n') };
}

const messages = {
  refunded: (chargeId: string) => `The charge ${chargeId} is refunded and booked.`,
  already: (chargeId: string) => `The charge ${chargeId} is refunded, and was booked before.`,
  unknown: (chargeId: string) =>
    `The charge ${chargeId} is refunded. It had credited nothing, so nothing was booked.`,
};

const pageSize = 100;

/** Returns the Telegram id of the payer of a charge in Stars, or `undefined` if there is no such charge. */
async function findStarPayer(api: Api, chargeId: string): Promise<number | undefined> {
  for (let offset = 0; ; offset += pageSize) {
    const { transactions } = await api.getStarTransactions({ offset, limit: pageSize });
    for (const { id, source } of transactions) {
      if (id === chargeId && source?.type === 'user') return source.user.id;
    }
    if (transactions.length < pageSize) return undefined;
  }
}
