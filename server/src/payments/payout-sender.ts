/** A reward for one wallet: `id` is the comment of its transfer, `wallet` a raw address, `nano` the amount in nano-TON. */
export type PayoutOrder = { id: string; wallet: string; nano: number };

/** What became of an order's last attempt. */
export type PayoutTrace =
  | { state: 'confirmed'; transaction: string }
  | { state: 'pending'; transaction?: never }
  | { state: 'absent'; transaction?: never };

/** Brings orders onto the chain. One order becomes at most one transfer, whatever dies or stalls in between. */
export type PayoutSender = {
  /**
   * Sends an order and answers its transaction once the chain has it. The message is good for a fixed time from `sentAt`
   * on, not from now: a process that stalled before sending must not send beside the next one. May throw at any
   * point; `find` then says what became of the order.
   */
  send(order: PayoutOrder, sentAt: Date): Promise<{ transaction: string }>;
  /**
   * Looks for the transfer of an order whose last attempt began at `sentAt`, by comment, wallet and amount. `absent` only
   * when that attempt's time has passed by the chain's clock and there is none: the order is then sent again.
   */
  find(order: PayoutOrder, sentAt: Date): Promise<PayoutTrace>;
};
