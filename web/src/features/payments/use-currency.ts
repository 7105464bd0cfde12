import type { AppConfig, PaymentCurrency } from '@bold/sdk';
import { useAppConfig } from '../../lib/app-config.ts';
import { defaultPaymentCurrency } from './payment-store.ts';
import { usePaymentStore } from './payment-store-context.ts';

type GatewayName = AppConfig['payment_gateways'][number];

const currencyOf: Record<GatewayName, PaymentCurrency> = {
  stars: 'STARS',
  ton: 'TON',
  dollars: 'DOLLARS',
};

/** Returns the currencies of the configured gateways, Stars first (decisions §6). */
export function soldCurrencies(gateways: readonly GatewayName[]): PaymentCurrency[] {
  const sold = gateways.map((gateway) => currencyOf[gateway]);
  return sold.sort(
    (one, other) =>
      Number(other === defaultPaymentCurrency) - Number(one === defaultPaymentCurrency),
  );
}

/**
 * Returns the currencies that the player can pay with, and the chosen one. Must be called in a MobX observer.
 * @returns `isSelling` is false if there is no such currency.
 */
export function useCurrency() {
  const { payment_gateways } = useAppConfig();
  const payments = usePaymentStore();
  const currencies = soldCurrencies(payment_gateways).filter(payments.supports);
  const currency: PaymentCurrency = currencies.includes(payments.currency)
    ? payments.currency
    : (currencies[0] ?? defaultPaymentCurrency);
  return { currencies, currency, isSelling: currencies.length > 0, choose: payments.choose };
}
