import { useCreateCustomInvoice, useCreateTariffInvoice } from '@bold/sdk/query';
import type { PaymentForm, PaymentOrder } from './payment-order.ts';
import { usePaymentStore } from './payment-store-context.ts';

// The store says what went wrong, so the words for failures in general stay away.
const told = { mutation: { onError: () => {} } };

/**
 * Buying: makes the invoice of an order and lets the player pay it. An offer is asked for by its id, a
 * custom amount by its taps and currency (decisions §6).
 * @returns pays an order; how the payment was left, nothing when it did not come to one
 */
export function usePay() {
  const payments = usePaymentStore();
  const { mutateAsync: createTariffInvoice } = useCreateTariffInvoice(told);
  const { mutateAsync: createCustomInvoice } = useCreateCustomInvoice(told);

  async function createInvoice({ paymentId, taps, currency }: PaymentForm): Promise<string> {
    const { invoice_link } =
      paymentId === 'custom'
        ? await createCustomInvoice({ data: { taps_amount: taps, payment_currency: currency } })
        : await createTariffInvoice({ data: { tariff_id: paymentId } });
    return invoice_link;
  }

  return (order: PaymentOrder) => payments.pay(order, createInvoice);
}
