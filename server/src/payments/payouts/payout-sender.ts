/** A transfer with the comment `id` to the raw address `wallet`. The amount `nano` is in nano-TON. */
export type PayoutOrder = { id: string; wallet: string; nano: number };

export type AttemptState =
  // The transfer is on the chain.
  | { state: 'confirmed'; transaction: string }
  // The transfer may still reach the chain.
  | { state: 'pending'; transaction?: never }
  // The attempt has expired without a transfer.
  | { state: 'absent'; transaction?: never }
  // Only the sender of the wallet `sentFrom`, a friendly address, can find the transfer or send it again.
  | { state: 'foreign'; sentFrom: string };

/** A transfer on the chain. `id` is the comment, and `at` is the time in milliseconds since 1970. */
export type ChainPayout = PayoutOrder & { transaction: string; at: number };

/** Sends an order. The chain accepts the order's transfer only for a fixed time, which begins at `sentAt`. */
export type SendPayout = (sentAt: Date) => Promise<{ transaction: string }>;

/** Sends orders to the chain. One order becomes at most one transfer, even if processes die or stall. */
export type PayoutSender = {
  /**
   * Checks that an order can be sent, and returns a function that sends the order and waits for its transfer. If the
   * returned function throws, the order may have been sent: call `find` later to learn the result.
   * @throws If the chain cannot be read or the money does not suffice. Then nothing was sent.
   */
  prepare(order: PayoutOrder): Promise<SendPayout>;
  /** Searches the chain for an order whose last attempt began at `sentAt`. An `absent` order may be sent again. */
  find(order: PayoutOrder, sentAt: Date): Promise<AttemptState>;
};
