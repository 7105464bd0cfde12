/**
 * Generated from the contract, never edited.
 */

/**
 * Identifies a payment. In TON it is the comment of the transfer, with Telegram the payload of the invoice.
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type PaymentId = string;
