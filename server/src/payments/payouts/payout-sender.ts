/** A transfer to one wallet: `id` is its comment, `wallet` a raw address, `nano` the amount in nano-TON. */
export type PayoutOrder = { id: string; wallet: string; nano: number };

/**
 * The state of an order's last attempt: `confirmed` is on the chain, `pending` may still get there, `absent` has
 * expired without a transfer.
 */
export type AttemptState =
  | { state: 'confirmed'; transaction: string }
  | { state: 'pending'; transaction?: never }
  | { state: 'absent'; transaction?: never };

/** A transfer on the chain whose comment has the form of a payout's id: `nano` went to the raw address `wallet`. */
export type ChainPayout = PayoutOrder & { transaction: string };

/** Sends orders to the chain. One order becomes at most one transfer, even if processes die or stall. */
export type PayoutSender = {
  /**
   * Sends an order and returns its transaction once the chain shows it. The message expires a fixed time after
   * `sentAt`, so that a stalled process cannot pay a second time. If `send` throws, `find` returns the outcome.
   */
  send(order: PayoutOrder, sentAt: Date): Promise<{ transaction: string }>;
  /**
   * Looks for the transfer of an order whose last attempt began at `sentAt`, by comment, wallet and amount. Returns
   * `absent` only after the attempt has expired by the chain's clock. The order may then be sent again.
   */
  find(order: PayoutOrder, sentAt: Date): Promise<AttemptState>;
};
