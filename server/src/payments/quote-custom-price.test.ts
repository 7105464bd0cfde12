import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';

const { player } = await startServer();
const quote = (query: string) =>
  player({ id: 1 }).call<{ errors: { pointer: string }[] }>(
    'GET',
    `/payment/find-custom-price?${query}`,
  );

test('[API-11] [ENT-16] a quote has price, bonus and taps', async () => {
  const { body } = await quote('payment_currency=STARS&amount=1501');
  expect(body).toEqual({
    base_price: 750.5,
    target_price: 751,
    used_bonus: { id: 2, threshold: 1000, bonus_percents: 10 },
    payment_currency: 'STARS',
    total_amount: 1651,
  });
});

test('[STORE-09] [STORE-10] 100 and 200000 taps can be bought, in every currency', async () => {
  for (const currency of ['STARS', 'TON', 'DOLLARS']) {
    for (const amount of [100, 200_000]) {
      const { status } = await quote(`payment_currency=${currency}&amount=${amount}`);
      expect(status).toBe(200);
    }
  }
});

test.each([
  ['[STORE-08] without an amount', 'payment_currency=STARS', 'amount'],
  ['[STORE-08] of a fraction', 'payment_currency=STARS&amount=100.5', 'amount'],
  ['[STORE-08] of an amount in another notation', 'payment_currency=STARS&amount=1e3', 'amount'],
  ['[STORE-09] of 99', 'payment_currency=STARS&amount=99', 'amount'],
  ['[STORE-10] of 200001', 'payment_currency=STARS&amount=200001', 'amount'],
  ['of two amounts', 'payment_currency=STARS&amount=100&amount=200', 'amount'],
  ['in taps', 'payment_currency=TAPS&amount=100', 'payment_currency'],
])('a quote is refused %s', async (_, query, name) => {
  const { status, body } = await quote(query);
  expect(status).toBe(400);
  expect(body.errors[0]?.pointer).toBe(`/query/${name}`);
});
