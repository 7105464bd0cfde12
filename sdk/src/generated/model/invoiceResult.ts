/**
 * Generated from the contract, never edited.
 */
import type { PaymentId } from './paymentId.ts';

/**
 * The invoice. The server credits the taps when Telegram's `successful_payment`, the charge in the list of Star transactions or the TON transfer has arrived, once per charge, and never because a client reports a payment. It then sends a live `balance` message to every open socket of the player. An invoice can be paid once. A checkout is accepted for 24 hours; a charge or a transfer counts until `payable_until`. Stars and dollars are accepted from the player who requested it alone, TON from anybody. The money of any other charge is owed back: Stars are returned at once, dollars by an operator. TON that settles no payment is kept for an operator, who credits it to an unpaid payment or sends it back. If no payment has the charge's payload, an operator decides. A refund takes unspent taps back, down to zero, and books the rest as a debt, which later credits repay, the gift too, each until it is gone; total taps do not change. See [payments with Telegram](/docs#chapter-payments) and [payments with TON](/docs#chapter-ton).
 */
export interface InvoiceResult {
  /** Always true. A failure returns a problem. */
  success: boolean;
  /**
     * Stars and dollars: a Telegram invoice link (`https://t.me/$…`). TON: a `ton://transfer/…` link with the deposit address, the amount in nano-TON and the payment's id as comment; the client sends it through TON Connect.
     * @maxLength 512
     * @pattern ^(?:https://t\.me/(?:\$|invoice/)[A-Za-z0-9_=-]+|ton://transfer/[A-Za-z0-9_-]{48}\?amount=[1-9][0-9]*&text=[A-Za-z0-9%._~-]+)$
     */
  invoice_link: string;
  /** Identifies the payment in `GET /payment/status/{payment_id}`. Absent from a server without this operation. */
  payment_id?: PaymentId;
}
