/**
 * Generated from the contract, never edited.
 */
import type { Id } from './id.ts';

/**
 * The offer to buy. It determines price, currency and taps.
 */
export interface TariffInvoiceRequest {
  tariff_id: Id;
}
