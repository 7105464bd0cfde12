import type { PaymentCurrency } from '@bold/sdk';
import { defaultPaymentCurrency } from '@bold/sdk/game';
import { useAppConfig } from '../../lib/app-config.ts';
import { usePaymentStore } from './payment-store-context.ts';
import { soldCurrencies } from './sold-currencies.ts';

/** What the player can pay with and what they chose: Stars, unless said otherwise. To be read in an observer. */
export function useCurrency() {
  const { payment_gateways } = useAppConfig();
  const payments = usePaymentStore();
  const currencies = soldCurrencies(payment_gateways).filter(payments.takes);
  const currency: PaymentCurrency = currencies.includes(payments.currency)
    ? payments.currency
    : (currencies[0] ?? defaultPaymentCurrency);
  return { currencies, currency, choose: payments.choose };
}
