import { useCreateCustomInvoice, useCreateTariffInvoice } from '@bold/sdk/query';
import type { PaymentForm, PaymentOrder } from './payment-order.ts';
import type { Invoice } from './payment-store.ts';
import { usePaymentStore } from './payment-store-context.ts';

// The store shows its own notice, so the query client shows no toast.
const withoutToast = { mutation: { onError: () => {} } };

/**
 * Returns a function that lets the player pay for an order (decisions §6). The function resolves to the outcome, or to
 * `undefined` if no invoice was opened or the wallet failed.
 */
export function usePay() {
  const payments = usePaymentStore();
  const { mutateAsync: createTariffInvoice } = useCreateTariffInvoice(withoutToast);
  const { mutateAsync: createCustomInvoice } = useCreateCustomInvoice(withoutToast);

  async function createInvoice({ paymentId, taps, currency }: PaymentForm): Promise<Invoice> {
    const { invoice_link: link, payment_id: id } =
      paymentId === 'custom'
        ? await createCustomInvoice({ data: { taps_amount: taps, payment_currency: currency } })
        : await createTariffInvoice({ data: { tariff_id: paymentId } });
    return { link, id };
  }

  return (order: PaymentOrder) => payments.pay(order, createInvoice);
}
