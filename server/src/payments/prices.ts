import type { PaymentCurrency } from '@bold/sdk';
import { basePrice, payablePrice } from '@bold/sdk/game';
import { priceCacheSeconds } from '@bold/sdk/limits';
import type { Deps, Prices } from '../deps.ts';
import { catalogue } from './catalogue.ts';
import { findRates } from './rates-repository.ts';

const refreshMs = priceCacheSeconds * 1000;
/** The largest factor by which a rate may change without `--force`. A larger change is probably a typing error. */
export const largestRateChange = 2;

/** Returns a function that returns the current prices, cached for `priceCacheSeconds`. */
export function openPrices({ db, clock }: Pick<Deps, 'db' | 'clock'>): Deps['prices'] {
  let readAt = Number.NEGATIVE_INFINITY;
  let last: Prices = catalogue;
  let known = '';
  let reading = Promise.resolve(last);
  return () => {
    const now = clock.now().getTime();
    // After the clock was set back, the time of the last read lies in the future.
    if (readAt <= now && now < readAt + refreshMs) return reading;
    readAt = now;
    reading = findRates(db).then((rates) => {
      // The same object as long as nothing changes: a constant response is serialized only once.
      const text = JSON.stringify(rates);
      if (text !== known) last = pricesAt(new Map(rates.map((it) => [it.currency, it.rate])));
      known = text;
      return last;
    });
    reading.catch(() => {
      readAt = Number.NEGATIVE_INFINITY;
    });
    return reading;
  };
}

/** Returns the price of one tap in units of the currency. Throws an Error if the currency has no rate. */
export function rateOf({ exchangeRates }: Prices, currency: PaymentCurrency): number {
  const found = exchangeRates.find(
    ({ source_currency, target_currency }) =>
      source_currency === 'TAPS' && target_currency === currency,
  );
  if (!found) throw new Error(`There is no rate for ${currency}.`);
  return found.rate;
}

/** Returns the catalogue with prices at the given rates. The number of taps per offer stays the same (decisions §6). */
function pricesAt(rates: ReadonlyMap<string, number>): Prices {
  const exchangeRates = catalogue.exchangeRates.map((it) => ({
    ...it,
    rate: rates.get(it.target_currency) ?? it.rate,
  }));
  const tariffs = catalogue.tariffs.map((tariff) => {
    const { base_points: points, target_currency: currency } = tariff;
    const rate = rates.get(currency);
    if (rate === undefined) return tariff;
    return {
      ...tariff,
      base_price: basePrice(points, rate),
      total_price: payablePrice(points, rate, currency),
    };
  });
  Object.freeze(exchangeRates);
  Object.freeze(tariffs);
  return { exchangeRates, tariffs };
}
