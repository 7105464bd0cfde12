import type { Kysely } from 'kysely';
import type { Database } from '../src/database/schema.ts';
import {
  createPayment,
  type NewPayment,
  type PaymentRow,
} from '../src/payments/payments-repository.ts';

/** Creates an unpaid invoice, by default for 1 100 taps at a price of 500 Stars (10 dollars). */
export function invoice(
  db: Kysely<Database>,
  userId: number,
  replaced: Partial<NewPayment> = {},
): Promise<PaymentRow> {
  return createPayment(db, {
    userId,
    gateway: 'stars',
    price: 500,
    priceMicros: 10_000_000,
    points: 1_000,
    taps: 1_100,
    now: new Date('2026-01-01T00:00:00Z'),
    ...replaced,
  });
}
