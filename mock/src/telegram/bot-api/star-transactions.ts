import { ApiError } from './api-error.ts';
import type { Paid, User } from './update.ts';

type Payer = {
  type: 'user';
  transaction_type: 'invoice_payment';
  user: User;
  invoice_payload?: string;
};

/** The other party of a transaction. Invoices have only payers; Telegram lists other parties, too. */
type Partner = Payer | { type: 'fragment' | 'other' };

/** A transaction of the bot's Stars: incoming with a `source`, or outgoing with a `receiver`. */
export type StarTransaction = {
  /** The charge id; a refund has the same one as its payment. */
  id: string;
  amount: number;
  /** Unix seconds. */
  date: number;
} & ({ source: Partner } | { receiver: Partner });

/** The bot's account of Stars. */
export class StarTransactions {
  /** Oldest first. */
  readonly all: StarTransaction[] = [];
  readonly #charges = new Map<string, { paid: Paid; person: User; refunded: boolean }>();

  /** Books a payment at `now`, in milliseconds. */
  book(paid: Paid, person: User, now: number): void {
    this.#charges.set(paid.telegram_payment_charge_id, { paid, person, refunded: false });
    this.all.push({ ...moved(paid, now), source: partner(paid, person) });
  }

  /** Books the refund of a charge to its payer at `now`, in milliseconds. Throws 400, see `Payments.refund`. */
  refund(userId: number, chargeId: string, now: number): { paid: Paid; person: User } {
    const charge = this.#charges.get(chargeId);
    if (charge?.person.id !== userId) throw new ApiError(400, 'CHARGE_NOT_FOUND');
    if (charge.refunded) throw new ApiError(400, 'CHARGE_ALREADY_REFUNDED');
    charge.refunded = true;
    const { paid, person } = charge;
    this.all.push({ ...moved(paid, now), receiver: partner(paid, person) });
    return { paid, person };
  }

  /** Returns up to `limit` transactions after the first `offset`, oldest first. */
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
