import { readCatalogueFile } from './read-catalogue.ts';

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

const rates = readCatalogueFile<Rate[]>('exchange-rates');
const bonuses = readCatalogueFile<Bonus[]>('bonus-thresholds');

/** The number of billionths in a Star, a TON or a dollar. All prices are calculated in these billionths. */
const nano = 1_000_000_000n;
/** The smallest payable amount of each currency, in billionths of a Star, a TON or a dollar. */
const steps = { STARS: nano, TON: 1n, DOLLARS: nano / 100n };
export type Currency = keyof typeof steps;
const currencies = Object.keys(steps) as Currency[];
const amounts = [
  100, 101, 150, 499, 500, 501, 999, 1_000, 1_500, 4_999, 5_000, 9_999, 10_000, 10_245, 46_160,
  49_999, 50_000, 99_999, 100_000, 123_457, 199_999, 200_000,
];

function baseNano(points: number, currency: Currency): bigint {
  const found = rates.find(
    (one) => one.source_currency === 'TAPS' && one.target_currency === currency,
  );
  if (!found) throw new Error(`The catalogue has no rate for ${currency}.`);
  return BigInt(points) * BigInt(Math.round(found.rate * Number(nano)));
}

/** Returns the amount to pay for `points` taps, in whole Stars, nano-TON or cents. */
function invoiceAmount(points: number, currency: Currency): number {
  const step = steps[currency];
  return Number((baseNano(points, currency) + step - 1n) / step);
}

/** Returns the price of `points` taps in micro-dollars, rounded up to whole cents. */
export function priceMicros(points: number): number {
  return invoiceAmount(points, 'DOLLARS') * 10_000;
}

function quoteVector(amount: number, currency: Currency) {
  const used = bonuses.filter(({ threshold }) => threshold <= amount).at(-1) ?? null;
  const percents = BigInt(100 + (used?.bonus_percents ?? 0));
  const paid = invoiceAmount(amount, currency);
  return {
    amount,
    payment_currency: currency,
    quote: {
      base_price: Number(baseNano(amount, currency)) / Number(nano),
      target_price: Number(BigInt(paid) * steps[currency]) / Number(nano),
      used_bonus: used,
      payment_currency: currency,
      total_amount: Number((BigInt(amount) * percents) / 100n),
    },
    invoice_amount: paid,
    price_micros: priceMicros(amount),
  };
}

export function quoteVectors() {
  return {
    description:
      '`quote` is the response of GET /payment/find-custom-price. `invoice_amount` is what the invoice asks for, in whole Stars, nano-TON or cents; ' +
      '`price_micros` is the dollar price in micro-dollars, from which rewards and revenue follow.',
    quotes: currencies.flatMap((currency) =>
      amounts.map((amount) => quoteVector(amount, currency)),
    ),
  };
}
