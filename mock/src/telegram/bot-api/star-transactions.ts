import { ApiError } from './api-error.ts';
import type { Paid, User } from './update.ts';

type Payer = {
  type: 'user';
  transaction_type: 'invoice_payment' | 'paid_media_payment';
  user: User;
  invoice_payload?: string;
};

/** The other party of a Stars transaction. Telegram uses all these types, but the fake Bot API uses only `Payer`. */
type Partner = Payer | { type: 'fragment' | 'other' };

/** An incoming transaction has a `source`, an outgoing transaction has a `receiver`. */
export type StarTransaction = {
  /** The id of the charge. A refund has the same id as its payment. */
  id: string;
  amount: number;
  /** The time in Unix seconds. */
  date: number;
} & ({ source: Partner } | { receiver: Partner });

export class StarTransactions {
  /** The oldest first. */
  readonly all: StarTransaction[] = [];
  readonly #charges = new Map<string, { paid: Paid; person: User; refunded: boolean }>();

  /** Adds a payment at the time `now`, in milliseconds. */
  add(paid: Paid, person: User, now: number): void {
    this.#charges.set(paid.telegram_payment_charge_id, { paid, person, refunded: false });
    this.all.push({ ...moved(paid, now), source: partner(paid, person) });
  }

  /**
   * Adds the refund of a charge at the time `now`, in milliseconds.
   * @returns The refunded payment and the user who paid it.
   * @throws An ApiError 400 in the same cases as `Payments.refund`.
   */
  refund(userId: number, chargeId: string, now: number): { paid: Paid; person: User } {
    const charge = this.#charges.get(chargeId);
    if (charge?.person.id !== userId) throw new ApiError(400, 'CHARGE_NOT_FOUND');
    if (charge.refunded) throw new ApiError(400, 'CHARGE_ALREADY_REFUNDED');
    charge.refunded = true;
    const { paid, person } = charge;
    this.all.push({ ...moved(paid, now), receiver: partner(paid, person) });
    return { paid, person };
  }

  /** Returns up to `limit` transactions, oldest first, starting at the index `offset`. */
  list(offset: number, limit: number): StarTransaction[] {
    return this.all.slice(offset, offset + limit);
  }
}

function moved({ telegram_payment_charge_id: id, total_amount: amount }: Paid, now: number) {
  return { id, amount, date: Math.floor(now / 1000) };
}

function partner({ invoice_payload }: Paid, user: User): Payer {
  return { type: 'user', transaction_type: 'invoice_payment', user, invoice_payload };
}
