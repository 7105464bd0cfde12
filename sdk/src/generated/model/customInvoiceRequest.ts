/**
 * Generated from the contract, never edited.
 */
import type { PaymentCurrency } from './paymentCurrency.ts';

/**
 * The number of taps to buy, and the currency to pay with.
 */
export interface CustomInvoiceRequest {
  /**
     * Taps before the bonus, a whole number.
     * @minimum 100
     * @maximum 200000
     */
  taps_amount: number;
  payment_currency: PaymentCurrency;
}
