import { Problem } from '@bold/sdk/contract';
import type { Handler } from '../contract/handler.ts';
import { createInvoice } from './create-invoice.ts';

/**
 * Creates an invoice for a published offer, with the offer's price, currency and taps.
 * @throws `TARIFF_NOT_FOUND` if there is no such offer or if the offer is not published
 */
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
