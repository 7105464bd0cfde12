import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';

type Level = {
  id: number;
  threshold: number;
  payment_percentage: number;
  multipliers: { id: number; value: number; display_name: string | null }[];
};

const { player } = await startServer();
const { status, headers, body } = await player({ id: 1 }).call<Level[]>('GET', '/level');

test('[API-06] [ENT-09] the ten levels are returned and may be cached for a minute', () => {
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'private, max-age=60']);
  expect(body).toHaveLength(10);
  expect(Object.keys(body[0] ?? {}).sort()).toEqual([
    'background_color',
    'dark_theme',
    'description',
    'id',
    'multipliers',
    'payment_percentage',
    'primary_color',
    'secondary_color',
    'threshold',
    'tile',
    'title',
    'user_description',
  ]);
});

test('[LEVEL-01] thresholds rise from 0, and the share from 0 to 9 percent', () => {
  expect(body.map(({ threshold }) => threshold)).toEqual([
    0, 100, 1_000, 5_000, 20_000, 50_000, 100_000, 500_000, 1_000_000, 5_000_000,
  ]);
  expect(body.map((level) => level.payment_percentage)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('[LEVEL-07] [ENT-08] each level grants multipliers, the first only the default', () => {
  expect(body[0]?.multipliers).toEqual([{ id: 1, value: 1, display_name: '1' }]);
  expect(body[9]?.multipliers.map(({ value }) => value)).toEqual([1, 100, 500, 1000]);
});
