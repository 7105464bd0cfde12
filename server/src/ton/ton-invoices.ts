import { Address } from '@ton/core';
import type { Config } from '../config.ts';
import type { MakeInvoice } from '../deps.ts';

/** Returns a function that creates links to a transfer with the payment's id as the comment (decisions §6). */
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
