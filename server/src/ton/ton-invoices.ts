import { Address } from '@ton/core';
import type { Config } from '../config.ts';
import type { MakeInvoice } from '../deps.ts';

/**
 * Returns a function that creates TON invoices. An invoice is a link to a transfer to the deposit address; the
 * payment's id is the comment that identifies the transfer (decisions §6).
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
