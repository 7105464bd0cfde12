import { Address } from '@ton/core';
import type { Config } from '../config.ts';
import type { MakeInvoice } from '../payments/gateway.ts';

/**
 * Invoices in TON: a link that a wallet turns into a transfer to the deposit address, by which the payment's id, as its
 * comment, comes back (decisions §6).
 */
export function tonInvoices(
  depositAddress: string,
  { tonNetwork }: Pick<Config, 'tonNetwork'>,
): MakeInvoice {
  const friendly = Address.parseRaw(depositAddress).toString({
    bounceable: false,
    testOnly: tonNetwork === 'test',
  });
  return async ({ paymentId, price }) =>
    `ton://transfer/${friendly}?amount=${price}&text=${paymentId}`;
}
