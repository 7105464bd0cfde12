import { inAnswer, inList, type Mutant } from './mutant.ts';

const quote = /find-custom-price/;
const numberOf = (value: unknown) => Number(value);

/** Faults in prices. */
export const priceMutants: Mutant[] = [
  inAnswer('payments', 'prices are rounded down', quote, (one) => ({
    ...one,
    target_price:
      one.payment_currency === 'STARS' ? Math.floor(numberOf(one.base_price)) : one.target_price,
  })),
  inAnswer('payments', 'the base price is rounded too', quote, (one) => ({
    ...one,
    base_price: one.target_price,
  })),
  inAnswer('payments', 'the bonus is rounded up', quote, (one, { path }) => {
    const { amount, percents } = partsOf(one, path);
    return { ...one, total_amount: Math.ceil((amount * (100 + percents)) / 100) };
  }),
  inAnswer('payments', 'a threshold holds from one tap above it', quote, (one, { path }) => {
    const bonus = one.used_bonus as { threshold: number } | null;
    return bonus?.threshold === partsOf(one, path).amount ? { ...one, used_bonus: null } : one;
  }),
  inAnswer('payments', 'the bonus lowers the price', quote, (one, { path }) => ({
    ...one,
    target_price: numberOf(one.target_price) * (1 - partsOf(one, path).percents / 1000),
  })),
  {
    tag: 'payments',
    title: '99 taps have a price',
    request: ({ path }) => ({ path: path.replace(/amount=99$/, 'amount=100') }),
  },
  {
    tag: 'payments',
    title: '200001 taps have a price',
    request: ({ path }) => ({ path: path.replace('amount=200001', 'amount=200000') }),
  },
  {
    tag: 'payments',
    title: 'parts of taps have a price',
    request: ({ path }) => ({ path: path.replace('amount=100.5', 'amount=100') }),
  },
  inList('payments', 'an offer costs one Star less', /\/tariff$/, (list) =>
    list.map((one, at) =>
      at === 0 ? { ...one, total_price: numberOf(one.total_price) - 1 } : one,
    ),
  ),
  inList('payments', 'a bonus threshold is missing', /bonus-threshold$/, (list) => list.slice(1)),
];

function partsOf(one: Record<string, unknown>, path: string) {
  const bonus = one.used_bonus as { bonus_percents: number } | null;
  const amount = Number(new URL(path, 'http://mutant').searchParams.get('amount'));
  return { amount, percents: bonus?.bonus_percents ?? 0 };
}
