/**
 * Generated from the contract, never edited.
 */
import type { PaymentCurrency } from './paymentCurrency.ts';

export type QuoteCustomPriceParams = {
/**
 * The currency to pay with.
 */
payment_currency: PaymentCurrency;
/**
 * Taps before the bonus, a whole number.
 * @minimum 100
 * @maximum 200000
 */
amount: number;
};
