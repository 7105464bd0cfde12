/** One of the two backends. `pay` and `refund` simulate Telegram. */
export type Side = {
  /** The base URL, `http://127.0.0.1:<port>`. */
  address: string;
  /** Pays an invoice and waits until the backend has handled the payment. Returns true if the user was charged. */
  pay: (link: string, telegramId: number) => Promise<boolean>;
  /** Refunds the Stars that were paid for an invoice. Returns false if there are no Stars to refund. */
  refund: (link: string, telegramId: number) => Promise<boolean>;
  log: () => string[];
  close: () => Promise<void>;
};
