import { expect, test, vi } from 'vitest';
import { findPerson } from '../launch/people.ts';
import { dewey, fakeBotApi } from './fake-bot-api.fixture.ts';

const tooOld = 'Bad Request: query is too old and response timeout expired or query ID is invalid';

async function queryOf(call: Awaited<ReturnType<typeof fakeBotApi>>['call']): Promise<string> {
  return vi.waitFor(async () => {
    const { result } = await call('getUpdates');
    return result[0].pre_checkout_query.id;
  });
}

test('an answer after 10 seconds is too late, and the payment has failed', async () => {
  const { call, act, sell, clock } = await fakeBotApi();
  const payment = act('pay', { slug: await sell(), user_id: dewey.id });
  const id = await queryOf(call);

  clock.advance(10_000);
  const response = await call('answerPreCheckoutQuery', { pre_checkout_query_id: id, ok: true });

  expect(response).toMatchObject({ status: 400, ok: false, error_code: 400, description: tooOld });
  expect((await payment).result).toEqual({
    status: 'failed',
    reason: 'The bot did not answer within 10 seconds.',
  });
  expect((await call('getStarTransactions')).result.transactions).toEqual([]);
});

test('an answer just before the end of 10 seconds is accepted and ends the timer', async () => {
  const { call, act, sell, clock } = await fakeBotApi();
  const payment = act('pay', { slug: await sell(), user_id: dewey.id });
  const id = await queryOf(call);

  clock.advance(9_999);
  await call('answerPreCheckoutQuery', { pre_checkout_query_id: id, ok: true });

  expect((await payment).result).toEqual({ status: 'paid' });
  expect(clock.waiting()).toBe(0);
  expect(
    await call('answerPreCheckoutQuery', { pre_checkout_query_id: id, ok: true }),
  ).toMatchObject({ error_code: 400, description: tooOld });
});

test('after the end of the fake Bot API no payment waits for the bot', async () => {
  const { act, sell, clock, close } = await fakeBotApi();
  await act('pay', { slug: await sell(), user_id: dewey.id, later: true });
  expect(clock.waiting()).toBe(1);

  await close();

  expect(clock.waiting()).toBe(0);
});

test('a bot that declines must give a reason', async () => {
  const { call, act, sell, clock } = await fakeBotApi();
  const payment = act('pay', { slug: await sell(), user_id: dewey.id });
  const id = await queryOf(call);

  const response = await call('answerPreCheckoutQuery', { pre_checkout_query_id: id, ok: false });

  expect(response.description).toBe('Bad Request: ERROR_TEXT_EMPTY');
  clock.advance(10_000);
  await payment;
});

test('an invoice paid with `later` closes at once as pending and is paid afterwards', async () => {
  const { call, act, sell } = await fakeBotApi();

  const { result } = await act('pay', { slug: await sell(), user_id: dewey.id, later: true });
  const id = await queryOf(call);
  await call('answerPreCheckoutQuery', { pre_checkout_query_id: id, ok: true });

  expect(result).toEqual({ status: 'pending' });
  await vi.waitFor(async () =>
    expect((await call('getStarTransactions')).result.transactions).toHaveLength(1),
  );
});

test('a refund to another user than the payer is refused', async () => {
  const { call, act, sell } = await fakeBotApi();
  const payment = act('pay', { slug: await sell(), user_id: dewey.id });
  const id = await queryOf(call);
  await call('answerPreCheckoutQuery', { pre_checkout_query_id: id, ok: true });
  await payment;
  const [{ id: charge }] = (await call('getStarTransactions')).result.transactions;

  const other = { user_id: findPerson('terry').user.id, telegram_payment_charge_id: charge };

  expect((await call('refundStarPayment', other)).description).toMatch('CHARGE_NOT_FOUND');
});

test('a payment in dollars has a provider behind it and moves no Stars', async () => {
  const { call, act, sell } = await fakeBotApi();
  const slug = await sell({
    title: '500 taps',
    description: 'Taps for Bold',
    payload: 'payment-2',
    provider_token: 'provider:TEST:1',
    currency: 'USD',
    prices: [{ label: '500 taps', amount: 500 }],
  });
  const payment = act('pay', { slug, user_id: dewey.id });
  const id = await queryOf(call);

  await call('answerPreCheckoutQuery', { pre_checkout_query_id: id, ok: true });
  await payment;

  const { result } = await call('getUpdates', { offset: -1 });
  expect(result[0].message.successful_payment).toMatchObject({
    currency: 'USD',
    total_amount: 500,
    provider_payment_charge_id: expect.stringMatching(/./),
  });
  expect((await call('getStarTransactions')).result.transactions).toEqual([]);
});
