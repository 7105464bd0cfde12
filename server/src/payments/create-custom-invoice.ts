import type { Handler } from '../http/handler.ts';
import { gatewayUnavailable } from './open-gateways.ts';

/** The contract has judged amount and currency; no gateway is wired that could sell them. */
export const createCustomInvoice: Handler<'createCustomInvoice'> = ({ body }) => {
  throw gatewayUnavailable(body.payment_currency);
};
