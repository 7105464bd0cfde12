import type { ApiProblem } from '@bold/sdk';
import {
  getListTariffsQueryKey,
  getQuoteCustomPriceQueryKey,
  useCreateCustomInvoice,
  useCreateTariffInvoice,
} from '@bold/sdk/query';
import { useQueryClient } from '@tanstack/react-query';
import type { PaymentForm, PaymentOrder } from './payment-order.ts';
import type { Invoice } from './payment-store.ts';
import { usePaymentStore } from './payment-store-context.ts';

/**
 * Returns a function that lets the player pay for an order (decisions §6). The function resolves to the outcome, or to
 * `undefined` if no invoice was opened or the wallet failed.
 */
export function usePay() {
  const payments = usePaymentStore();
  const queries = useQueryClient();

  // The store shows its own notice. Without this function the query client would show a toast.
  function onError({ code }: ApiProblem) {
    if (code !== 'TARIFF_NOT_FOUND' && code !== 'INVOICE_TOO_LARGE') return;
    // The page shows an offer that is no longer sold, or a price that has risen.
    for (const queryKey of [getListTariffsQueryKey(), getQuoteCustomPriceQueryKey()]) {
      void queries.invalidateQueries({ queryKey });
    }
  }
  const options = { mutation: { onError } };
  const { mutateAsync: createTariffInvoice } = useCreateTariffInvoice(options);
  const { mutateAsync: createCustomInvoice } = useCreateCustomInvoice(options);

  async function createInvoice({ paymentId, taps, currency }: PaymentForm): Promise<Invoice> {
    const { invoice_link: link, payment_id: id } =
      paymentId === 'custom'
        ? await createCustomInvoice({ data: { taps_amount: taps, payment_currency: currency } })
        : await createTariffInvoice({ data: { tariff_id: paymentId } });
    return { link, id };
  }

  return (order: PaymentOrder) => payments.pay(order, createInvoice);
}
