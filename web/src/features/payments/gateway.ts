import type { PaymentCurrency } from '@bold/sdk';

/** The status of a payment when its pay sheet or wallet closes. After `unanswered`, the wallet can still send money. */
export type PaymentOutcome = 'paid' | 'failed' | 'cancelled' | 'pending' | 'unanswered';

/** The reason why a gateway cannot open a payment. */
export type PaymentObstacle = 'unsupported' | 'already-open';

/** A way to pay, for example Telegram's pay sheet (`InvoiceSheet`). */
export type Gateway = {
  /** Returns the reason why the player cannot pay now; `undefined` if the player can pay. */
  obstacle(): PaymentObstacle | undefined;
  /**
   * Opens an invoice link of this gateway. Waits without a time limit until the player has paid, or has closed the pay
   * sheet or the wallet.
   * @param onRequest called before the payment request goes to a wallet; never called for a pay sheet
   */
  open(link: string, onRequest: () => void): Promise<PaymentOutcome | PaymentObstacle>;
};

export type Gateways = Readonly<Partial<Record<PaymentCurrency, Gateway>>>;
