type Partner = { id: number; first_name: string };
type Transaction = { id: string; amount: number; date: number };
type Payment = Transaction & { user: Partner; invoice_payload: string };

type Listed = Transaction & { source?: object; receiver?: object };

const longestPage = 100;

/** The list of transactions in Stars that `getStarTransactions` returns, oldest first. */
export class StarList {
  readonly #transactions: Listed[] = [];
  /** How many transactions of earlier runs the list begins with. */
  #earlier: number | undefined;

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
    this.#transactions.push(otherOf(transaction));
  }

  /** Returns the transactions after the first `offset` ones. `limit` is 100 by default, which is also the maximum. */
  page({ offset, limit }: Record<string, unknown>): Listed[] {
    const start = Number(offset ?? 0);
    const end = start + Math.min(Number(limit ?? longestPage), longestPage);
    // The server may have read a list in an earlier run of the kit, and goes on where it stopped.
    this.#earlier ??= start;
    const first = this.#earlier;
    const earlier = Math.max(0, Math.min(end, first) - start);
    return [
      ...Array.from({ length: earlier }, (_, at) => earlierOne(start + at)),
      ...this.#transactions.slice(Math.max(0, start - first), Math.max(0, end - first)),
    ];
  }
}

const otherOf = (transaction: Transaction) => ({ ...transaction, source: { type: 'fragment' } });
const earlierOne = (at: number) => otherOf({ id: `kit-earlier-${at}`, amount: 1, date: 0 });

const partnerOf = (user: Partner, invoice_payload: string) => ({
  type: 'user',
  transaction_type: 'invoice_payment',
  user: { is_bot: false, ...user },
  invoice_payload,
});
