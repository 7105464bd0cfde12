/** One of the two backends. `pay` and `refund` simulate Telegram. */
export type Side = {
  /** The base URL, `http://127.0.0.1:<port>`. */
  address: string;
  /** Pays an invoice and waits until the backend has handled the payment. Returns true if the user was charged. */
  pay: (link: string, telegramId: number) => Promise<boolean>;
  /** Refunds an invoice in Stars. Returns false if the invoice has no payment that can be refunded. */
  refund: (link: string, telegramId: number) => Promise<boolean>;
  log: () => string[];
  close: () => Promise<void>;
};
