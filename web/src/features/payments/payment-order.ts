import type { CustomPriceQuote, PaymentCurrency, Tariff } from '@bold/sdk';

/** The data of a payment, used to request an invoice and to report product events (spec §7, decisions §6). */
export type PaymentForm = {
  /** The offer's id, or `custom` for a custom amount. Not the id of a payment. */
  readonly paymentId: number | 'custom';
  /** The price to pay. The unit is one Star, one TON or one dollar, depending on `currency`. */
  readonly totalPrice: number;
  readonly currency: PaymentCurrency;
  /** The price before rounding, in the same unit as `totalPrice`. */
  readonly basePrice: number;
  /** For an offer, the total number of taps, including the bonus. For a custom amount, the number without the bonus. */
  readonly taps: number;
};

export type PaymentOrder = {
  readonly form: PaymentForm;
  readonly creditedTaps: number;
};

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

/** Returns the order of `amount` taps at the quoted price. `amount` does not include the bonus. */
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
