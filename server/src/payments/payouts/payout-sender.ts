/**
 * A transfer to one wallet. `id` is the comment of the transfer. `wallet` is a raw address. `nano` is the amount in
 * nano-TON.
 */
export type PayoutOrder = { id: string; wallet: string; nano: number };

/**
 * The state of the last attempt to send an order:
 * - `confirmed`: the transfer is on the chain.
 * - `pending`: the transfer may still reach the chain.
 * - `absent`: the attempt has expired without a transfer.
 */
export type AttemptState =
  | { state: 'confirmed'; transaction: string }
  | { state: 'pending'; transaction?: never }
  | { state: 'absent'; transaction?: never };

/**
 * A transfer on the chain whose comment has the form of a payout's id. The raw address `wallet` received `nano`
 * nano-TON.
 */
export type ChainPayout = PayoutOrder & { transaction: string };

/** Sends orders to the chain. One order becomes at most one transfer, even if processes die or stall. */
export type PayoutSender = {
  /**
   * Sends an order and waits until the transaction is on the chain. The message expires a fixed time after `sentAt`, so
   * a stalled process cannot pay twice. If `send` throws, `find` returns the outcome.
   */
  send(order: PayoutOrder, sentAt: Date): Promise<{ transaction: string }>;
  /**
   * Searches the chain for an order's transfer, by comment, wallet and amount. `sentAt` is the start of the last
   * attempt. Returns `absent` only after this attempt has expired by the chain's clock. The order may then be sent
   * again.
   */
  find(order: PayoutOrder, sentAt: Date): Promise<AttemptState>;
};
