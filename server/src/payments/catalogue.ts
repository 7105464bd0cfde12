import bonusThresholds from '@bold/openapi/catalogue/bonus-thresholds.json' with { type: 'json' };
import exchangeRates from '@bold/openapi/catalogue/exchange-rates.json' with { type: 'json' };
import tariffs from '@bold/openapi/catalogue/tariffs.json' with { type: 'json' };
import type { BonusThreshold, ExchangeRate, PaymentCurrency, Tariff } from '@bold/sdk';

/** Offers, rates and bonuses: seed data of the contract, the same for all players (decisions §6). */
export const catalogue = {
  bonusThresholds: bonusThresholds satisfies BonusThreshold[],
  exchangeRates: exchangeRates as ExchangeRate[],
  tariffs: tariffs as Tariff[],
};

// Frozen, because a frozen response is validated and serialized only once (`isConstant`).
for (const list of Object.values(catalogue)) Object.freeze(list);

/** Returns the price of one tap in units of the currency. Throws an Error if the catalogue has no rate for it. */
export function rateOf(currency: PaymentCurrency): number {
  const found = catalogue.exchangeRates.find(
    ({ source_currency, target_currency }) =>
      source_currency === 'TAPS' && target_currency === currency,
  );
  if (!found) throw new Error(`The catalogue has no rate for ${currency}.`);
  return found.rate;
}
