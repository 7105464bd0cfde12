type Partner = { id: number; first_name: string };
type Transaction = { id: string; amount: number; date: number };
type Payment = Transaction & { user: Partner; invoice_payload: string };

const longestPage = 100;

/** The list of transactions in Stars that `getStarTransactions` returns, oldest first. */
export class StarList {
  readonly #transactions: object[] = [];

  /** Adds a charge of a user. */
  addCharge({ user, invoice_payload, ...transaction }: Payment): void {
    this.#transactions.push({ ...transaction, source: partnerOf(user, invoice_payload) });
  }

  /** Adds the refund of a charge, which has the same id as the charge. */
  addRefund({ user, invoice_payload, ...transaction }: Payment): void {
    this.#transactions.push({ ...transaction, receiver: partnerOf(user, invoice_payload) });
  }

  /** Adds a transaction that belongs to no invoice, such as Stars that the bot's owner bought. */
  addOther(transaction: Transaction): void {
    this.#transactions.push({ ...transaction, source: { type: 'fragment' } });
  }

  /** Returns the transactions after the first `offset` ones. `limit` is 100 by default, which is also the maximum. */
  page({ offset, limit }: Record<string, unknown>): object[] {
    const start = Number(offset ?? 0);
    return this.#transactions.slice(
      start,
      start + Math.min(Number(limit ?? longestPage), longestPage),
    );
  }
}

const partnerOf = (user: Partner, invoice_payload: string) => ({
  type: 'user',
  transaction_type: 'invoice_payment',
  user: { is_bot: false, ...user },
  invoice_payload,
});
