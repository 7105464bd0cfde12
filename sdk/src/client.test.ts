import { expect, test, vi } from 'vitest';
import { type Answer, json, problem, startApi } from './api-server.fixture.ts';
import { ApiProblem, configureClient } from './client.ts';
import { createTariffInvoice, getMe, quoteCustomPrice, startBonus } from './generated/index.ts';

const hangUp: Answer = (response) => response.destroy();
const silence: Answer = () => undefined;

const failure = async (call: Promise<unknown>) => {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (!(error instanceof ApiProblem)) throw new Error('The call did not fail as it should.');
  return error;
};

test('[API-01] [API-02] a call goes under the base path and carries the init data', async () => {
  const { requests } = await startApi([json(200, { id: 7 })]);

  expect(await getMe()).toEqual({ id: 7 });

  expect(requests.map(({ url }) => url)).toEqual(['/api/user/me']);
  expect(requests[0]?.headers.authorization).toBe('tma user=1&hash=ab');
});

test('[API-11] parameters of a quote stand in the query', async () => {
  const { requests } = await startApi([json(200, {})]);
  await quoteCustomPrice({ payment_currency: 'STARS', amount: 250 });
  expect(requests[0]?.url).toBe('/api/payment/find-custom-price?payment_currency=STARS&amount=250');
});

test('fresh init data is asked for with every call, and a call’s own header goes before it', async () => {
  const { requests } = await startApi([json(200, {})]);
  await getMe();
  configureClient({ initData: () => 'second' });
  await getMe();
  await getMe({ headers: { Authorization: 'tma other' } });
  expect(requests.map(({ headers }) => headers.authorization)).toEqual([
    'tma user=1&hash=ab',
    'tma second',
    'tma other',
  ]);
});

test.each([
  ['a 4xx', problem(409, 'BONUS_ALREADY_TAKEN')],
  ['a 5xx', problem(503, 'SERVICE_UNAVAILABLE')],
  ['a broken connection', hangUp],
])('[API-03] after %s a call is made once more, and no oftener', async (_what, answer) => {
  const { requests, pauses } = await startApi([answer]);
  await failure(startBonus());
  expect(requests).toHaveLength(2);
  expect(pauses).toHaveLength(1);
});

test('[API-03] a second try that succeeds is all that the caller sees', async () => {
  await startApi([hangUp, json(200, { id: 7 })]);
  expect(await getMe()).toEqual({ id: 7 });
});

test('[API-03] a cancelled call is not repeated and throws the reason of its signal', async () => {
  const cancel = new AbortController();
  const { requests, pauses } = await startApi([() => cancel.abort()]);
  await expect(getMe({ signal: cancel.signal })).rejects.toMatchObject({ name: 'AbortError' });
  expect(requests).toHaveLength(1);
  expect(pauses).toEqual([]);
});

test('[API-03] a call cancelled before the second try is not repeated', async () => {
  const cancel = new AbortController();
  const sleep = () => {
    cancel.abort();
    return new Promise<void>(() => undefined);
  };
  const { requests } = await startApi([hangUp], { sleep });
  await expect(getMe({ signal: cancel.signal })).rejects.toMatchObject({ name: 'AbortError' });
  expect(requests).toHaveLength(1);
});

test('a call with a signal that was cancelled before sends nothing', async () => {
  const { requests } = await startApi([json(200, {})]);
  const reason = new Error('left the page');
  await expect(getMe({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  expect(requests).toHaveLength(0);
});

test('both tries of a POST carry one idempotency key, and another POST another one', async () => {
  const { requests } = await startApi([hangUp, json(200, {}), json(200, {})]);
  await createTariffInvoice({ tariff_id: 3 });
  await createTariffInvoice({ tariff_id: 3 });
  const [first, second, third] = requests.map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a caller’s own idempotency key is kept, and a GET has none', async () => {
  const { requests } = await startApi([json(200, {})]);
  await startBonus({ headers: { 'Idempotency-Key': 'my-own-key' } });
  await getMe();
  const keys = requests.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual(['my-own-key', undefined]);
});

test.each([
  ['2', 2_000],
  ['3600', 5_000],
])('Retry-After %s makes a pause from %i ms on, a quarter longer at most', async (after, least) => {
  const { pauses } = await startApi([problem(429, 'TOO_MANY_REQUESTS', { 'Retry-After': after })]);
  await failure(getMe());
  expect(pauses[0]).toBeGreaterThanOrEqual(least);
  expect(pauses[0]).toBeLessThanOrEqual(least * 1.25);
});

test('[ERR-22] a problem of the contract is thrown with its code, status and detail', async () => {
  await startApi([problem(409, 'BONUS_ALREADY_TAKEN')]);
  expect(await failure(startBonus())).toMatchObject({
    kind: 'problem',
    code: 'BONUS_ALREADY_TAKEN',
    status: 409,
    detail: 'It is BONUS_ALREADY_TAKEN.',
    message: 'It is BONUS_ALREADY_TAKEN.',
    instance: 'r-1',
    errors: [],
  });
});

test('a server that never answers ends in a timeout, after two requests', async () => {
  // Counted where they leave: on a busy machine one may time out before the server has seen it.
  const fetched = vi.fn(fetch);
  await startApi([silence], { timeoutMs: 40, fetch: fetched });
  expect(await failure(getMe())).toMatchObject({ kind: 'timeout', status: 0, code: undefined });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('an answer that stops in the middle of its body ends in a timeout too', async () => {
  const half: Answer = (response) => response.writeHead(200).write('{"id":');
  await startApi([half], { timeoutMs: 40 });
  expect((await failure(getMe())).kind).toBe('timeout');
});

test('a server that is not there is a network failure with its cause', async () => {
  await startApi([hangUp]);
  const error = await failure(getMe());
  expect(error).toMatchObject({ kind: 'network', status: 0, code: undefined });
  expect(error.cause).toBeInstanceOf(TypeError);
});
