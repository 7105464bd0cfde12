import type { PaymentCurrency } from '@bold/sdk';
import { Problem } from '@bold/sdk/contract';
import type { Config, Gateway } from '../config.ts';
import type { Deps, MakeInvoice } from '../deps.ts';
import { currencyOf } from './payments-repository.ts';

type Selling = { config: Pick<Config, 'paymentGateways'>; gateways: Deps['gateways'] };

/** Returns the gateways that can create invoices, in the order of `PAYMENT_GATEWAYS`. */
export function openGateways({ config, gateways }: Selling): Gateway[] {
  return config.paymentGateways.filter((gateway) => gateways[gateway]);
}

/** Returns the first open gateway for a currency. Throws `GATEWAY_UNAVAILABLE` if there is none (decisions §3). */
export function openGatewayFor(
  selling: Selling,
  currency: PaymentCurrency,
): { gateway: Gateway; makeInvoice: MakeInvoice } {
  for (const gateway of openGateways(selling)) {
    const makeInvoice = selling.gateways[gateway];
    if (makeInvoice && currencyOf[gateway] === currency) return { gateway, makeInvoice };
  }
  throw new Problem('GATEWAY_UNAVAILABLE', `Nothing is sold for ${currency} at the moment.`);
}
