/**
 * Generated from the contract, never edited.
 */

/**
 * The invoice. Taps are credited when the messenger's `successful_payment` or the TON transfer has arrived, once per charge, never because a client says so; a live `balance` message then tells every open socket of the player. An invoice can be paid once, by the player who asked for it, for 24 hours. A refund takes unspent taps back, down to zero, and books the rest as a debt that the next credit repays; total taps never change.
 */
export interface InvoiceResult {
  /** Always true. A failure answers a problem. */
  success: boolean;
  /**
     * Stars and dollars: an invoice link of the messenger (`https://t.me/$…`). TON: a `ton://transfer/…` link with the deposit address, the amount in nano-TON and the payment's id as comment, to be sent through TON Connect.
     * @maxLength 512
     * @pattern ^(?:https:\/\/t\.me\/(?:\$|invoice\/)[A-Za-z0-9\-_=]+|ton:\/\/transfer\/[A-Za-z0-9_-]{48}\?amount=[1-9]\d*&text=[A-Za-z0-9%._~-]+)$
     */
  invoice_link: string;
}
