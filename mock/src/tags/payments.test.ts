import type { TariffList } from '@bold/sdk';
import { contractCheck } from '@bold/sdk/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { setupMock } from '../node.ts';
import { startPlayer } from '../player.fixture.ts';

const mock = setupMock();

const invoice = '/payment/gateway/invoice-link';

test('a quote gives more taps for the same price', async () => {
  const player = await startPlayer(1);

  const { json } = await player.get(
    '/payment/find-custom-price?payment_currency=STARS&amount=1500',
  );

  expect(json).toEqual({
    base_price: 750,
    target_price: 750,
    used_bonus: { id: 2, threshold: 1_000, bonus_percents: 10 },
    payment_currency: 'STARS',
    total_amount: 1_650,
  });
});

test('an invoice for an offer adds a pending payment, whose id is in the link', async () => {
  const player = await startPlayer(1);

  const { json } = await player.call('POST', `${invoice}/tariff`, { tariff_id: 3 });

  expect(contractCheck('#/components/schemas/InvoiceResult')(json)).toEqual([]);
  expect(mock.world.payments).toEqual([
    expect.objectContaining({ currency: 'STARS', price: 500, taps: 1_100, status: 'pending' }),
  ]);
  expect(json.invoice_link).toBe(`https://t.me/$${mock.world.payments[0]?.id}`);
});

test('the state of a payment follows the sheet and the refund, and only its player sees it', async () => {
  const [player, other] = [await startPlayer(1), await startPlayer(2)];
  const { json } = await player.call('POST', `${invoice}/tariff`, { tariff_id: 3 });
  const path = `/payment/status/${json.payment_id}`;
  expect((await player.get(path)).json).toMatchObject({ state: 'waiting', taps: 1_100 });

  mock.pay(`${json.payment_id}`, 'paid');
  expect((await player.get(path)).json).toMatchObject({ state: 'paid' });
  mock.pay(`${json.payment_id}`, 'refunded');
  expect((await player.get(path)).json).toMatchObject({ state: 'refunded' });
  expect(await other.get(path)).toMatchObject({ status: 404, json: { code: 'PAYMENT_NOT_FOUND' } });
});

test('a payment waits until the moment that its state names, and has expired after it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { json } = await (await startPlayer(1)).call('POST', `${invoice}/tariff`, { tariff_id: 3 });
  const read = async () =>
    (await (await startPlayer(1)).get(`/payment/status/${json.payment_id}`)).json;
  const until = Date.parse(String((await read()).payable_until));

  vi.setSystemTime(until);
  expect(await read()).toMatchObject({ state: 'waiting' });
  vi.setSystemTime(until + 1);
  expect(await read()).toMatchObject({ state: 'expired' });
});

test('an invoice in TON is a transfer link with the price in nano-TON', async () => {
  const player = await startPlayer(1);
  const body = { taps_amount: 150, payment_currency: 'TON' };

  const { json } = await player.call('POST', `${invoice}/custom-amount`, body);

  expect(contractCheck('#/components/schemas/InvoiceResult')(json)).toEqual([]);
  expect(json.invoice_link).toContain('?amount=450000000&text=');
});

test('creating an invoice credits no taps', async () => {
  const player = await startPlayer(1);
  await player.call('POST', `${invoice}/tariff`, { tariff_id: 3 });

  expect((await player.get('/user/taps/me')).json).toEqual({ available_taps: 0, total_taps: 0 });
});

test('an unknown offer is refused with 404', async () => {
  const player = await startPlayer(1);

  expect(await player.call('POST', `${invoice}/tariff`, { tariff_id: 999 })).toMatchObject({
    status: 404,
    json: { code: 'TARIFF_NOT_FOUND' },
  });
});

test('an invoice in a currency whose gateway is switched off is refused with 409', async () => {
  const player = await startPlayer(1);
  const body = { taps_amount: 150, payment_currency: 'DOLLARS' };

  expect(await player.call('POST', `${invoice}/custom-amount`, body)).toMatchObject({
    status: 409,
    json: { code: 'GATEWAY_UNAVAILABLE' },
  });
  expect(mock.world.payments).toEqual([]);
});

test('[PAY-02] a payment reaches every open socket of the buyer at once, and a refund too', async () => {
  const player = await startPlayer(1);
  const socket = await player.connect();
  // A response to a frame shows that the server knows the socket.
  socket.send('{');
  await socket.next();
  await player.call('POST', `${invoice}/tariff`, { tariff_id: 3 });
  const payload = mock.world.payments[0]?.id ?? '';

  mock.pay(payload, 'paid');
  mock.pay(payload, 'paid');
  mock.pay(payload, 'refunded');

  expect([await socket.next(), await socket.next()]).toEqual([
    { type: 'balance', available_taps: 1_100, total_taps: 0 },
    { type: 'balance', available_taps: 0, total_taps: 0 },
  ]);
});

test('the referrer of a buyer sees 5 % of the price in the own profile', async () => {
  const [host, guest] = [await startPlayer(1), await startPlayer(2)];
  const { code, user_id } = (await host.get('/user/referrals/code')).json;
  await guest.call('POST', '/user/referrals/set-code', { code });
  await guest.call('POST', `${invoice}/tariff`, { tariff_id: 3 });

  mock.pay(mock.world.payments[0]?.id ?? '', 'paid');

  expect((await host.get(`/user/profile/${user_id}`)).json).toMatchObject({
    payment_info: { referrals_dol_revenue: 0.5 },
  });
});

test('[R607] the gift repays the debt of a refund first, and the rest is reported', async () => {
  const player = await startPlayer(1);
  await player.call('POST', `${invoice}/tariff`, { tariff_id: 3 });
  const payload = mock.world.payments[0]?.id ?? '';
  mock.pay(payload, 'paid');
  const buyer = mock.world.players.find(({ telegramId }) => telegramId === 1);
  Object.assign(buyer ?? {}, { availableTaps: 50, totalTaps: 1_050 });
  mock.pay(payload, 'refunded');

  await player.call('POST', '/bonus/start');

  expect(buyer?.debtTaps).toBe(951);
  expect((await player.get('/user/taps/me')).json).toEqual({
    available_taps: 0,
    total_taps: 1_050,
    debt_taps: 951,
  });
});

test('a withdrawn offer is listed as unpublished and cannot be bought', async () => {
  const player = await startPlayer(1);
  mock.world.store.withdrawn = [3];

  const { json: tariffs } = await player.get('/payment/tariff');
  const { json: problem } = await player.call('POST', `${invoice}/tariff`, { tariff_id: 3 });

  const unpublished = (tariffs as TariffList).filter(({ is_published }) => !is_published);
  expect(unpublished.map(({ id }) => id)).toEqual([3]);
  expect(problem).toMatchObject({ code: 'TARIFF_NOT_FOUND' });
});
