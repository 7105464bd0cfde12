import { Problem } from '@bold/sdk/contract';
import type { Handler } from '../contract/handler.ts';
import { createInvoice } from './create-invoice.ts';

/** Creates an invoice for an offer. Throws `TARIFF_NOT_FOUND` if no published offer has this id. */
export const createTariffInvoice: Handler<'createTariffInvoice'> = async (
  { body, ...player },
  deps,
) => {
  const prices = await deps.prices();
  const tariff = prices.tariffs.find(({ id }) => id === body.tariff_id);
  if (!tariff?.is_published) {
    throw new Problem('TARIFF_NOT_FOUND', `No published offer has the id ${body.tariff_id}.`);
  }
  return createInvoice(deps, player, prices, {
    currency: tariff.target_currency,
    price: tariff.total_price,
    points: tariff.base_points,
    taps: tariff.total_points,
  });
};
