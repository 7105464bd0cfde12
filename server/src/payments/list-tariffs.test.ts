import { payablePrice } from '@bold/sdk/game';
import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';
import { catalogue } from './catalogue.ts';
import { rateOf } from './prices.ts';

type Tariff = {
  base_points: number;
  target_currency: 'STARS' | 'TON' | 'DOLLARS';
  total_price: number;
};

const { player } = await startServer();
const { status, headers, body } = await player({ id: 1 }).call<Tariff[]>('GET', '/payment/tariff');

test('[API-09] [ENT-14] seven offers in each of three currencies are returned', () => {
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'private, max-age=60']);
  const counts = Object.groupBy(body, ({ target_currency }) => target_currency);
  expect([counts.STARS?.length, counts.TON?.length, counts.DOLLARS?.length]).toEqual([7, 7, 7]);
  expect(Object.keys(body[0] ?? {}).sort()).toEqual([
    'base_points',
    'base_price',
    'bonus_percents',
    'id',
    'is_best_offer',
    'is_most_popular',
    'is_published',
    'target_currency',
    'total_points',
    'total_price',
  ]);
});

test('each offer costs the rate times its taps', () => {
  for (const { base_points, target_currency, total_price } of body) {
    const rate = rateOf(catalogue, target_currency);
    expect(total_price).toBe(payablePrice(base_points, rate, target_currency));
  }
});
