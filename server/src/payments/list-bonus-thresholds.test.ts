import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';

const { player } = await startServer();

test('[API-10] [ENT-15] bonuses rise with the amount, from 500 taps on', async () => {
  const { headers, body } = await player({ id: 1 }).call<object[]>(
    'GET',
    '/payment/bonus-threshold',
  );
  expect(headers.get('Cache-Control')).toBe('private, max-age=60');
  expect(body.map((row) => Object.values(row).slice(1))).toEqual([
    [500, 5],
    [1_000, 10],
    [5_000, 25],
    [10_000, 40],
    [50_000, 75],
    [100_000, 100],
  ]);
});
