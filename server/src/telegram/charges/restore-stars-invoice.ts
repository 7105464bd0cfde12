import { findOrCreatePlayer } from '../../authentication/find-or-create-player.ts';
import type { Deps } from '../../deps.ts';
import { createPayment, findPayment, type PaymentRow } from '../../payments/payments-repository.ts';
import { readStarsInvoiceId } from '../../payments/stars-invoice-id.ts';
import type { Order } from './order.ts';

/**
 * Recreates an invoice in Stars that a restored backup lacks, and creates the player if necessary.
 * @returns Null if the order is not in Stars, or if `paymentId` was not signed for the order's payer and price.
 */
export async function restoreStarsInvoice(
  { db, clock, config, log }: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  { paymentId: id, telegramId, currency, amount }: Order,
): Promise<PaymentRow | null> {
  if (currency !== 'XTR') return null;
  const { botToken, botTokenPrevious } = config;
  const tokens = botTokenPrevious === null ? [botToken] : [botToken, botTokenPrevious];
  const offer = readStarsInvoiceId(tokens, id, { telegramId, price: amount });
  if (!offer) return null;
  const userId = await findOrCreatePlayer(
    { db, clock },
    {
      user: { id: telegramId, firstName: null, lastName: null, username: null, languageCode: null },
      // Older than every launch, so that the names of a known player stay.
      authDate: new Date(0),
      startParameter: null,
    },
  );
  const { price, priceMicros, points, taps, now } = offer;
  const stored = { id, userId, gateway: 'stars', price, priceMicros, points, taps, now } as const;
  const payment = await createPayment(db, stored).catch(async (error: unknown) => {
    // Another update or sweep may have stored it at the same moment.
    const found = await findPayment(db, id);
    if (!found) throw error;
    return found;
  });
  log.warn({ paymentId: id, userId }, 'An invoice that the database lacked was stored again.');
  return payment;
}
