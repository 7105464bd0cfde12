import type { CustomPriceQuote, PaymentCurrency, Tariff } from '@bold/sdk';

/** A payment as the client knows it (spec §7, decisions §6). */
export type PaymentForm = {
  /** The offer's id, or that the amount is the player's own. */
  readonly paymentId: number | 'custom';
  /** What is paid, in units of the currency. */
  readonly totalPrice: number;
  readonly currency: PaymentCurrency;
  /** The price before rounding. */
  readonly basePrice: number;
  /** The offer's taps; of a custom amount the taps before the bonus, as they are asked for. */
  readonly taps: number;
};

/** What is bought, and the taps that it adds to the balance. */
export type PaymentOrder = {
  readonly form: PaymentForm;
  readonly creditedTaps: number;
};

/** The order of an offer. */
export function tariffOrder(tariff: Tariff): PaymentOrder {
  return {
    form: {
      paymentId: tariff.id,
      totalPrice: tariff.total_price,
      currency: tariff.target_currency,
      basePrice: tariff.base_price,
      taps: tariff.total_points,
    },
    creditedTaps: tariff.total_points,
  };
}

/** The order of `amount` taps before the bonus at the price of its quote. */
export function customOrder(amount: number, quote: CustomPriceQuote): PaymentOrder {
  return {
    form: {
      paymentId: 'custom',
      totalPrice: quote.target_price,
      currency: quote.payment_currency,
      basePrice: quote.base_price,
      taps: amount,
    },
    creditedTaps: quote.total_amount,
  };
}
