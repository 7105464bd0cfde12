import type { PaymentCurrency } from '@bold/sdk';

/**
 * The status of a payment at the moment when its pay sheet or wallet closes. `unanswered` means that the player closed
 * the window of a wallet, but the wallet can still send the money.
 */
export type PaymentOutcome = 'paid' | 'failed' | 'cancelled' | 'pending' | 'unanswered';

/** The reason why a gateway cannot open a payment. */
export type PaymentObstacle = 'unsupported' | 'already-open';

/** A way to pay, for example Telegram's pay sheet (`InvoiceSheet`). */
export type Gateway = {
  /** Returns the reason why the player cannot pay now; `undefined` if the player can pay. */
  obstacle(): PaymentObstacle | undefined;
  /**
   * Opens an invoice link of this gateway. There is no timeout: waits until the player pays, closes the pay sheet or
   * closes the wallet.
   * @param onRequest called immediately before the payment request goes to a wallet, which can then send the money;
   * never called for a pay sheet
   */
  open(link: string, onRequest: () => void): Promise<PaymentOutcome | PaymentObstacle>;
};

/** The gateway of each supported currency. */
export type Gateways = Readonly<Partial<Record<PaymentCurrency, Gateway>>>;
