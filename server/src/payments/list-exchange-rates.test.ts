import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';

const { player } = await startServer();

test('[API-08] [ENT-13] [ENT-12] [FIN-12] a tap has a rate in each currency, one cent in dollars', async () => {
  const { headers, body } = await player({ id: 1 }).call('GET', '/payment/exchange-rate');
  expect(headers.get('Cache-Control')).toBe('private, max-age=60');
  expect(body).toEqual([
    { id: 1, source_currency: 'TAPS', target_currency: 'DOLLARS', rate: 0.01 },
    { id: 2, source_currency: 'TAPS', target_currency: 'STARS', rate: 0.5 },
    { id: 3, source_currency: 'TAPS', target_currency: 'TON', rate: 0.003 },
  ]);
});
