import type { Documents } from '../../documents.ts';

type Rate = {
  source_currency: string;
  target_currency: string;
  rate: number;
};

type Bonus = {
  id: number;
  threshold: number;
  bonus_percents: number;
};

export type Quote = {
  base_price: number;
  target_price: number;
  used_bonus: Bonus | null;
  payment_currency: string;
  total_amount: number;
};

/** Decimal places of prices: whole Stars, nano-TON, cents. */
const places: Record<string, number> = { STARS: 0, TON: 9, DOLLARS: 2 };
/** Decimal places of the calculation. No exchange rate has more. */
const scale = 12;

/** Calculates the quote for an amount of taps without rounding errors. */
export function exactQuote(documents: Documents, currency: string, amount: number): Quote {
  const rates = documents.catalogue<Rate[]>('exchange-rates');
  const rate = rates.find(
    (one) => one.source_currency === 'TAPS' && one.target_currency === currency,
  )?.rate;
  const base = BigInt(amount) * BigInt(Math.round((rate ?? 0) * 10 ** scale));
  const unit = 10n ** BigInt(scale - (places[currency] ?? 0));
  const bonuses = documents.catalogue<Bonus[]>('bonus-thresholds');
  const used = bonuses.filter(({ threshold }) => threshold <= amount).at(-1) ?? null;
  const percents = BigInt(100 + (used?.bonus_percents ?? 0));
  return {
    base_price: decimal(base),
    target_price: decimal(((base + unit - 1n) / unit) * unit),
    used_bonus: used,
    payment_currency: currency,
    total_amount: Number((BigInt(amount) * percents) / 100n),
  };
}

function decimal(scaled: bigint): number {
  const text = scaled.toString().padStart(scale + 1, '0');
  return Number(`${text.slice(0, -scale)}.${text.slice(-scale)}`);
}
