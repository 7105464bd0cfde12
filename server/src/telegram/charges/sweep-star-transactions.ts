import type { StarTransaction } from 'grammy/types';
import { bookCharge } from './book-charge.ts';
import { bookRefund } from './book-refund.ts';
import type { Booking } from './refund-unmatched-charge.ts';
import { findStarCursor, storeStarCursor } from './star-cursor-repository.ts';

const pageSize = 100;

/**
 * Records the Stars payments and refunds after the stored cursor, and moves the cursor. Finds payments whose updates
 * from Telegram were lost.
 * @throws If the list of transactions or the cursor's table fails. If recording a transaction fails, the sweep
 * continues and throws the first such error at its end.
 */
export async function sweepStarTransactions(
  booking: Booking,
  botId: number,
  signal: AbortSignal,
): Promise<void> {
  const { db, api } = booking;
  let cursor = await findStarCursor(db, botId);
  const failures: unknown[] = [];
  while (!signal.aborted) {
    // The page begins with the last transaction that was read before. If that one differs, the list is another one and
    // is read from its beginning.
    const overlap = cursor.walked > 0 ? 1 : 0;
    const offset = cursor.walked - overlap;
    const { transactions } = await api.getStarTransactions({ offset, limit: pageSize });
    const [first] = transactions;
    if (overlap && (!first || keyOf(first) !== cursor.last)) {
      cursor = { walked: 0, last: '' };
      continue;
    }
    const fresh = transactions.slice(overlap);
    for (const transaction of fresh) {
      await book(booking, transaction).catch((error: unknown) => failures.push(error));
    }
    const last = fresh.at(-1);
    if (!last) break;
    cursor = { walked: cursor.walked + fresh.length, last: keyOf(last) };
    // The cursor stays before a failed transaction, so that the next sweep reads it again.
    if (failures.length === 0) await storeStarCursor(db, botId, cursor);
  }
  if (failures.length > 0) throw failures[0];
}

/** Returns a transaction's key. A refund has the same id as its payment, so the key includes the direction. */
const keyOf = ({ id, source }: StarTransaction) => `${source ? 'in' : 'out'}:${id}`;

async function book(booking: Booking, transaction: StarTransaction): Promise<void> {
  const { id: chargeId, amount, date, source, receiver } = transaction;
  const at = new Date(date * 1000);
  if (source?.type === 'user' && source.transaction_type === 'invoice_payment') {
    const telegramId = source.user.id;
    const paymentId = source.invoice_payload ?? '';
    const charge = { chargeId, providerChargeId: null, paymentId, telegramId, amount, at };
    await bookCharge(booking, { ...charge, currency: 'XTR' });
  } else if (receiver?.type === 'user' && receiver.transaction_type === 'invoice_payment') {
    await bookRefund(booking, { chargeId, at });
  }
}
