import type { AppConfig, PaymentCurrency } from '@bold/sdk';
import { defaultPaymentCurrency } from '@bold/sdk/game';

type GatewayName = AppConfig['payment_gateways'][number];

const currencyOf: Record<GatewayName, PaymentCurrency> = {
  stars: 'STARS',
  ton: 'TON',
  dollars: 'DOLLARS',
};

/** The currencies that the open gateways sell for, Stars first (decisions §6). */
export function soldCurrencies(gateways: readonly GatewayName[]): PaymentCurrency[] {
  const sold = gateways.map((gateway) => currencyOf[gateway]);
  return sold.sort(
    (one, other) =>
      Number(other === defaultPaymentCurrency) - Number(one === defaultPaymentCurrency),
  );
}
