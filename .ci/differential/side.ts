/** One of the two backends, with the messenger around it. */
export interface Side {
  /** `http://127.0.0.1:<port>` */
  address: string;
  /** Lets a player pay the invoice of a link, and waits until the backend has heard of it. Whether money was taken. */
  pay: (link: string, telegramId: number) => Promise<boolean>;
  /** Gives the money for an invoice in Stars back. Whether there was some to give. */
  refund: (link: string, telegramId: number) => Promise<boolean>;
  /** The last lines that the backend logged. */
  log: () => string[];
  close: () => Promise<void>;
}
