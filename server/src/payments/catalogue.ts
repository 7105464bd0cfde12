import bonusThresholds from '@bold/openapi/catalogue/bonus-thresholds.json' with { type: 'json' };
import exchangeRates from '@bold/openapi/catalogue/exchange-rates.json' with { type: 'json' };
import tariffs from '@bold/openapi/catalogue/tariffs.json' with { type: 'json' };
import type { BonusThreshold, ExchangeRate, Tariff } from '@bold/sdk';

/** The offers, bonuses and exchange rates of the contract (decisions §6). An operator can set other rates. */
export const catalogue = {
  bonusThresholds: bonusThresholds satisfies BonusThreshold[],
  exchangeRates: exchangeRates as ExchangeRate[],
  tariffs: tariffs as Tariff[],
};

// Frozen, because a frozen response is validated and serialized only once (`isConstant`).
for (const list of Object.values(catalogue)) Object.freeze(list);
