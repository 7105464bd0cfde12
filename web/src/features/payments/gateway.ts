import type { PaymentCurrency } from '@bold/sdk';

/** How a payment was left. */
export type PaymentEnd = 'paid' | 'failed' | 'cancelled' | 'pending';

/** Why nothing can be paid now. */
export type PaymentObstacle = 'unsupported' | 'already-open';

/** One way to pay; the messenger's pay sheet is one (`InvoiceSheet`). */
export type Gateway = {
  /** What stands in the way of paying now; nothing if it can be done. */
  obstacle(): PaymentObstacle | undefined;
  /** Lets the player pay an invoice link of this gateway's kind; answers when they are done, however late. */
  open(link: string): Promise<PaymentEnd | PaymentObstacle>;
};

/** The way to pay for each currency that there is one for. */
export type Gateways = Readonly<Partial<Record<PaymentCurrency, Gateway>>>;
