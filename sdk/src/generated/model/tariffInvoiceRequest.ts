/**
 * Generated from the contract, never edited.
 */
import type { Id } from './id.ts';

/**
 * Which offer to buy. Price, currency and taps follow from it.
 */
export interface TariffInvoiceRequest {
  tariff_id: Id;
}
