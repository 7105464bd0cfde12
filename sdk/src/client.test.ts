import { getEventListeners } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { json, problem, type Responder, startApi } from './api-server.fixture.ts';
import { ApiProblem, configureClient } from './client.ts';
import {
  createTariffInvoice,
  getMe,
  getPaymentStatus,
  quoteCustomPrice,
  startBonus,
  updateMyProfile,
} from './generated/index.ts';

const hangUp: Responder = (response) => response.destroy();
const silence: Responder = () => undefined;
const proxyPage =
  (status: number): Responder =>
  (response) =>
    response.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>');

const failure = async (call: Promise<unknown>) => {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (!(error instanceof ApiProblem)) throw new Error('The call must fail with an ApiProblem.');
  return error;
};

test('[API-01] [API-02] a call has the base path and the init data', async () => {
  const { requests } = await startApi([json(200, { id: 7 })]);

  expect(await getMe()).toEqual({ id: 7 });

  expect(requests.map(({ url }) => url)).toEqual(['/api/user/me']);
  expect(requests[0]?.headers.authorization).toBe('tma user=1&hash=ab');
});

test('[API-11] parameters of a quote are in the query', async () => {
  const { requests } = await startApi([json(200, {})]);
  await quoteCustomPrice({ payment_currency: 'STARS', amount: 250 });
  expect(requests[0]?.url).toBe('/api/payment/find-custom-price?payment_currency=STARS&amount=250');
});

test('a parameter in the path cannot change the path', async () => {
  const { requests } = await startApi([json(200, {})]);
  await getPaymentStatus('../../user/me#x');
  expect(requests[0]?.url).toBe('/api/payment/status/..%2F..%2Fuser%2Fme%23x');
});

test('every call reads the init data again, and the caller’s own header replaces it', async () => {
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

test('options that are undefined do not change', async () => {
  const { requests } = await startApi([json(200, { id: 7 })]);
  configureClient({ baseUrl: undefined, initData: undefined, timeoutMs: undefined });
  expect(await getMe()).toEqual({ id: 7 });
  expect(requests[0]?.headers.authorization).toBe('tma user=1&hash=ab');
});

test.each([
  ['a 4xx', problem(409, 'BONUS_ALREADY_TAKEN')],
  ['a 5xx', problem(503, 'SERVICE_UNAVAILABLE')],
  ['a broken connection', hangUp],
  ['a proxy’s page', proxyPage(502)],
  ['an unreadable 200', proxyPage(200)],
])('[API-03] after %s a call is repeated exactly once', async (_case, responder) => {
  const { requests, pauses } = await startApi([responder]);
  await failure(startBonus());
  expect(requests).toHaveLength(2);
  expect(pauses).toHaveLength(1);
});

test('[API-03] if the second request succeeds, so does the call', async () => {
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

test('[API-03] a call that is cancelled before the second request is not repeated', async () => {
  const cancel = new AbortController();
  const sleep = () => {
    cancel.abort();
    return new Promise<void>(() => undefined);
  };
  const { requests } = await startApi([hangUp], { sleep });
  await expect(getMe({ signal: cancel.signal })).rejects.toMatchObject({ name: 'AbortError' });
  expect(requests).toHaveLength(1);
});

test('a call that has ended keeps no timer, and no listener of a signal that lives on', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { signal } = new AbortController();
  const fetched = vi.fn(async () => Response.json({ id: 7 })).mockRejectedValueOnce(TypeError());
  configureClient({ fetch: fetched, sleep: async () => {}, timeoutMs: 5_000 });
  expect(await getMe({ signal })).toEqual({ id: 7 });
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a call whose signal is already cancelled sends nothing', async () => {
  const { requests } = await startApi([json(200, {})]);
  const reason = new Error('left the page');
  await expect(getMe({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  expect(requests).toHaveLength(0);
});

test('both requests of a POST have the same idempotency key, and another POST has another key', async () => {
  const { requests } = await startApi([hangUp, json(200, {}), json(200, {})]);
  await createTariffInvoice({ tariff_id: 3 });
  await createTariffInvoice({ tariff_id: 3 });
  const [first, second, third] = requests.map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test.each<[string, HeadersInit]>([
  ['Content-Type', { 'Content-Type': 'application/json; charset=utf-8' }],
  ['content-type', { 'content-type': 'application/json; charset=utf-8' }],
  ['CONTENT-TYPE in pairs', [['CONTENT-TYPE', 'application/json; charset=utf-8']]],
  ['content-type in Headers', new Headers({ 'content-type': 'application/json; charset=utf-8' })],
])('a caller’s own %s replaces the default', async (_case, headers) => {
  const { requests } = await startApi([json(200, {})]);
  await createTariffInvoice({ tariff_id: 3 }, { headers });
  expect(requests[0]?.headers['content-type']).toBe('application/json; charset=utf-8');
});

test('a caller’s own idempotency key is sent, and only a POST has one', async () => {
  const { requests } = await startApi([json(200, {})]);
  await startBonus({ headers: { 'Idempotency-Key': 'my-own-key' } });
  await getMe();
  await updateMyProfile({});
  const keys = requests.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual(['my-own-key', undefined, undefined]);
});

test.each([
  ['0', 300],
  ['2', 2_000],
  ['3600', 5_000],
])(
  'Retry-After %s makes a pause of %i ms, and up to a quarter more at random',
  async (after, least) => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.8);
    const { pauses } = await startApi([
      problem(429, 'TOO_MANY_REQUESTS', { 'Retry-After': after }),
    ]);
    await failure(getMe());
    expect(pauses).toEqual([least * 1.2]);
  },
);

test('a Retry-After that is shorter than the client’s own pause does not shorten the pause', async () => {
  onTestFinished(() => configureClient({ retryDelayMs: 300 }));
  const refused = problem(429, 'TOO_MANY_REQUESTS', { 'Retry-After': '1' });
  const { pauses } = await startApi([refused], { retryDelayMs: 3_000 });
  await failure(getMe());
  expect(pauses[0]).toBeGreaterThanOrEqual(3_000);
});

test('a pause of 0 ms is an option like any other', async () => {
  onTestFinished(() => configureClient({ retryDelayMs: 300 }));
  const { pauses } = await startApi([hangUp], { retryDelayMs: 0 });
  await failure(getMe());
  expect(pauses).toEqual([0]);
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

test('a server that never responds causes a timeout, after two requests', async () => {
  // Counted in the client: on a busy machine a request can time out before the server receives it.
  const fetched = vi.fn(fetch);
  await startApi([silence], { timeoutMs: 40, fetch: fetched });
  expect(await failure(getMe())).toMatchObject({ kind: 'timeout', status: 0, code: undefined });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a response that stops in the middle of its body causes a timeout too', async () => {
  const half: Responder = (response) => response.writeHead(200).write('{"id":');
  await startApi([half], { timeoutMs: 40 });
  expect((await failure(getMe())).kind).toBe('timeout');
});

test.each([Number.POSITIVE_INFINITY, 2 ** 31])(
  'with timeoutMs %d a call has no timeout',
  async (timeoutMs) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { promise, resolve } = Promise.withResolvers<Response>();
    const fetched = vi.fn((_url: unknown, init?: RequestInit) => {
      init?.signal?.addEventListener('abort', () => resolve(Response.error()));
      return promise;
    });
    configureClient({ timeoutMs, fetch: fetched });
    const call = getMe();
    await vi.advanceTimersByTimeAsync(60_000);
    resolve(Response.json({ id: 7 }));
    expect(await call).toEqual({ id: 7 });
  },
);

test('init data are asked for again for the second attempt, and their ApiProblem is that of the call', async () => {
  const refused = new ApiProblem('problem', 403, { code: 'PLAYER_BANNED' });
  let calls = 0;
  const initData = () => {
    calls += 1;
    if (calls > 1) throw refused;
    return 'first';
  };
  const { requests } = await startApi([json(503, {}), json(200, {})], { initData });
  expect(await failure(getMe())).toBe(refused);
  expect(requests).toHaveLength(1);
});

test('init data that no header can carry fails with an ApiProblem and its cause, and sends nothing', async () => {
  const initData = () => 'user={"first_name":"Аня"}';
  const { requests } = await startApi([json(200, {})], { initData });
  const error = await failure(getMe());
  expect(error).toMatchObject({ kind: 'network', status: 0 });
  expect(error.cause).toBeInstanceOf(TypeError);
  expect(requests).toHaveLength(0);
});

test('a broken connection is a network failure with its cause', async () => {
  await startApi([hangUp]);
  const error = await failure(getMe());
  expect(error).toMatchObject({ kind: 'network', status: 0, code: undefined });
  expect(error.cause).toBeInstanceOf(TypeError);
});
