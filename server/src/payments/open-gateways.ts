import type { PaymentCurrency } from '@bold/sdk';
import type { Config, Gateway } from '../config.ts';
import { Problem } from '../problem.ts';

/** Gateways that this server can make invoices for. None yet: buying is refused in the contract's way. */
const wired: ReadonlySet<Gateway> = new Set();

/** What sells at the moment: configured (`PAYMENT_GATEWAYS`) and wired. */
export function openGateways(config: Pick<Config, 'paymentGateways'>): Gateway[] {
  return config.paymentGateways.filter((gateway) => wired.has(gateway));
}

/** The refusal of a currency whose gateway is closed (decisions §3). */
export function gatewayUnavailable(currency: PaymentCurrency): Problem {
  return new Problem('GATEWAY_UNAVAILABLE', `Nothing is sold for ${currency} at the moment.`);
}
