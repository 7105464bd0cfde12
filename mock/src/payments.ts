import bonusThresholds from '@bold/openapi/catalogue/bonus-thresholds.json' with { type: 'json' };
import exchangeRates from '@bold/openapi/catalogue/exchange-rates.json' with { type: 'json' };
import tariffs from '@bold/openapi/catalogue/tariffs.json' with { type: 'json' };
import type {
  CustomInvoiceRequest,
  CustomPriceQuote,
  ExchangeRateList,
  InvoiceResult,
  QuoteCustomPriceParams,
  TariffInvoiceRequest,
  TariffList,
} from '@bold/sdk';
import { quotePrice } from '@bold/sdk/game';
import {
  getCreateCustomInvoiceMockHandler,
  getCreateTariffInvoiceMockHandler,
  getListBonusThresholdsMockHandler,
  getListExchangeRatesMockHandler,
  getListTariffsMockHandler,
  getQuoteCustomPriceMockHandler,
} from '@bold/sdk/msw';
import type { HttpHandler } from 'msw';
import type { Answers, Call } from './backend.ts';
import { createInvoice } from './create-invoice.ts';
import { Problem } from './problem.ts';
import type { World } from './world.ts';

const rateList = exchangeRates as ExchangeRateList;

/** The handlers of the tag `payments`. */
export function payments(answer: Answers): HttpHandler[] {
  return [
    getListExchangeRatesMockHandler(answer('listExchangeRates', () => rateList)),
    getListTariffsMockHandler(answer('listTariffs', ({ world }) => tariffsOf(world))),
    getListBonusThresholdsMockHandler(answer('listBonusThresholds', () => bonusThresholds)),
    getQuoteCustomPriceMockHandler(answer('quoteCustomPrice', quoteCustomPrice)),
    getCreateTariffInvoiceMockHandler(answer('createTariffInvoice', createTariffInvoice)),
    getCreateCustomInvoiceMockHandler(answer('createCustomInvoice', createCustomInvoice)),
  ];
}

/** The catalogue's offers; the withdrawn ones are listed and not published. */
function tariffsOf({ store }: World): TariffList {
  return (tariffs as TariffList).map((tariff) => ({
    ...tariff,
    is_published: tariff.is_published && !store.withdrawn.includes(tariff.id),
  }));
}

function quoteCustomPrice({ query }: { query: QuoteCustomPriceParams }): CustomPriceQuote {
  const { payment_currency, amount } = query;
  const rate = rateList.find(({ target_currency }) => target_currency === payment_currency);
  if (!rate) throw new Error(`The catalogue has no rate for ${payment_currency}.`);
  return quotePrice(amount, payment_currency, rate.rate, bonusThresholds);
}

function createTariffInvoice(call: Call & { body: TariffInvoiceRequest }): InvoiceResult {
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

function createCustomInvoice(call: Call & { body: CustomInvoiceRequest }): InvoiceResult {
  const { taps_amount: points, payment_currency: currency } = call.body;
  const { target_price: price, total_amount: taps } = quoteCustomPrice({
    query: { amount: points, payment_currency: currency },
  });
  return createInvoice(call, { currency, price, points, taps });
}
