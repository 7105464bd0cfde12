import type { Handler } from '../http/handler.ts';
import { Problem } from '../problem.ts';
import { catalogue } from './catalogue.ts';
import { gatewayUnavailable } from './open-gateways.ts';

/** Refuses an offer that is unknown or unpublished; no gateway is wired that could sell the others. */
export const createTariffInvoice: Handler<'createTariffInvoice'> = ({ body }) => {
  const tariff = catalogue.tariffs.find(({ id }) => id === body.tariff_id);
  if (!tariff?.is_published) {
    throw new Problem('TARIFF_NOT_FOUND', `No published offer has the id ${body.tariff_id}.`);
  }
  throw gatewayUnavailable(tariff.target_currency);
};
