import bonusThresholds from '@bold/openapi/catalogue/bonus-thresholds.json' with { type: 'json' };
import exchangeRates from '@bold/openapi/catalogue/exchange-rates.json' with { type: 'json' };
import tariffs from '@bold/openapi/catalogue/tariffs.json' with { type: 'json' };
import type {
  CustomPriceQuote,
  ExchangeRateList,
  InvoiceResult,
  QuoteCustomPriceParams,
  TariffList,
} from '@bold/sdk';
import { Problem } from '@bold/sdk/contract';
import { quotePrice } from '@bold/sdk/game';
import type { CallOf, TagHandlers } from '../http/handler.ts';
import type { World } from '../world/world.ts';
import { createInvoice } from './create-invoice.ts';
import { getMyPayouts } from './get-my-payouts.ts';
import { getPaymentStatus } from './get-payment-status.ts';

const rateList = exchangeRates as ExchangeRateList;

export const payments: TagHandlers<'payments'> = {
  listExchangeRates: () => rateList,
  listTariffs: ({ world }) => tariffsOf(world),
  listBonusThresholds: () => bonusThresholds,
  quoteCustomPrice: ({ query }) => quoteCustomPrice(query),
  getPaymentStatus,
  getMyPayouts,
  createTariffInvoice,
  createCustomInvoice,
};

/** Returns all offers of the catalogue, with `is_published: false` for each withdrawn offer. */
function tariffsOf({ store }: World): TariffList {
  return (tariffs as TariffList).map((tariff) => ({
    ...tariff,
    is_published: tariff.is_published && !store.withdrawn.includes(tariff.id),
  }));
}

function quoteCustomPrice({ payment_currency, amount }: QuoteCustomPriceParams): CustomPriceQuote {
  const rate = rateList.find(({ target_currency }) => target_currency === payment_currency);
  if (!rate) throw new Error(`The catalogue has no rate for ${payment_currency}.`);
  return quotePrice(amount, payment_currency, rate.rate, bonusThresholds);
}

function createTariffInvoice(call: CallOf<'createTariffInvoice'>): InvoiceResult {
  const { tariff_id } = call.body;
  const tariff = tariffsOf(call.world).find(
    ({ id, is_published }) => id === tariff_id && is_published,
  );
  if (!tariff) throw new Problem('TARIFF_NOT_FOUND', `No published offer has the id ${tariff_id}.`);
  return createInvoice(call, {
    currency: tariff.target_currency,
    price: tariff.total_price,
    points: tariff.base_points,
    taps: tariff.total_points,
  });
}

function createCustomInvoice(call: CallOf<'createCustomInvoice'>): InvoiceResult {
  const { taps_amount: points, payment_currency: currency } = call.body;
  const { target_price: price, total_amount: taps } = quoteCustomPrice({
    amount: points,
    payment_currency: currency,
  });
  return createInvoice(call, { currency, price, points, taps });
}
