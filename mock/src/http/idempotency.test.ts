import type { User } from '@bold/sdk';
import { Problem } from '@bold/sdk/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createBackend } from '../mock.ts';
import { setupMock } from '../node.ts';
import { startPlayer } from '../player.fixture.ts';
import { findOrCreatePlayer } from '../world/players.ts';
import { respondOnce } from './idempotency.ts';

const mock = setupMock();

const key = { 'Idempotency-Key': 'the-same-key' };

test('a repeated gift with the same key gets the same response and is given once', async () => {
  const player = await startPlayer(1);

  const first = await player.call('POST', '/bonus/start', undefined, key);
  const second = await player.call('POST', '/bonus/start', undefined, key);

  expect(second).toMatchObject({ status: 200, json: first.json });
  expect((await player.get('/user/taps/me')).json).toMatchObject({ available_taps: 99 });
});

test('a repeated key gets the first refusal again, even if the call would succeed now', async () => {
  const player = await startPlayer(1);
  const setCode = () => player.call('POST', '/user/referrals/set-code', { code: 'later1' }, key);
  const first = await setCode();
  expect(first).toMatchObject({ json: { code: 'REFERRAL_CODE_NOT_FOUND' } });

  Object.assign(mock.world.players[0] ?? {}, { referralCode: 'later1' });

  expect(await setCode()).toEqual(first);
});

test.each([
  ['SERVICE_UNAVAILABLE', 503],
  ['TOO_MANY_REQUESTS', 429],
  ['REQUEST_TIMEOUT', 408],
] as const)('after the problem %s (%i) the same key runs the operation', async (code, status) => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => reported.mockRestore());
  const player = await startPlayer(1);
  const gift = () => player.call('POST', '/bonus/start', undefined, key);
  mock.override({ startBonus: () => Promise.reject(new Problem(code)) });
  expect(await gift()).toMatchObject({ status });

  mock.override({});

  expect(await gift()).toMatchObject({ status: 200 });
});

test('the same key with another body or for another operation is refused', async () => {
  const player = await startPlayer(1);
  const invoice = (tariff_id: number) =>
    player.call('POST', '/payment/gateway/invoice-link/tariff', { tariff_id }, key);
  await invoice(1);

  const refusal = { status: 422, json: { code: 'IDEMPOTENCY_KEY_REUSED' } };
  expect(await invoice(2)).toMatchObject(refusal);
  expect(await player.call('POST', '/bonus/start', undefined, key)).toMatchObject(refusal);
});

test('two players can use the same key', async () => {
  const [first, second] = [await startPlayer(1), await startPlayer(2)];
  await first.call('POST', '/bonus/start', undefined, key);

  await second.call('POST', '/bonus/start', undefined, key);

  expect((await second.get('/user/taps/me')).json).toMatchObject({ available_taps: 99 });
});

test('a key can be used again after a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const player = await startPlayer(1, { auth_date: Math.floor(Date.now() / 1_000) + 60 });
  await player.call('POST', '/bonus/start', undefined, key);

  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  const { status } = await player.call('POST', '/bonus/start', undefined, key);
  vi.useRealTimers();

  expect(status).toBe(409);
});

test('the day of a key is a day of the backend’s clock', async () => {
  const offsetMs = 25 * 3_600_000;
  mock.control({ clockOffsetMs: offsetMs });
  const player = await startPlayer(1, { auth_date: Math.floor((Date.now() + offsetMs) / 1_000) });
  const first = await player.call('POST', '/bonus/start', undefined, key);

  const second = await player.call('POST', '/bonus/start', undefined, key);

  expect(second).toMatchObject({ status: 200, json: first.json });
});

test('with the next response, the responses that have expired are deleted', async () => {
  onTestFinished(() => void vi.useRealTimers());
  const player = await startPlayer(1, { auth_date: Math.floor(Date.now() / 1_000) + 60 });
  await player.call('POST', '/bonus/start', undefined, key);

  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  await player.call('POST', '/bonus/start', undefined, { 'Idempotency-Key': 'another-key-1' });

  const ids = Object.keys(mock.world.idempotentResponses);
  expect(ids).toEqual([expect.stringContaining('another-key-1')]);
});

test('a response is stored beside the others, which are not copied for it', async () => {
  const player = await startPlayer(1);
  await player.call('POST', '/bonus/start', undefined, key);
  const stored = mock.world.idempotentResponses;

  await player.call('POST', '/bonus/start', undefined, { 'Idempotency-Key': 'another-key-1' });

  expect(mock.world.idempotentResponses).toBe(stored);
  expect(Object.keys(stored)).toHaveLength(2);
});

test('a request that never ends does not use up its key in the next world', async () => {
  const startBonus = vi.fn(() => new Promise<never>(() => {}));
  mock.override({ startBonus });
  const player = await startPlayer(1);
  void player.call('POST', '/bonus/start', undefined, key);
  await expect.poll(() => startBonus.mock.calls.length).toBe(1);

  mock.reset();

  expect(await player.call('POST', '/bonus/start', undefined, key)).toMatchObject({ status: 200 });
});

test('a response that comes after the world was replaced is not stored in the new world', async () => {
  const response = Promise.withResolvers<User>();
  const startBonus = vi.fn(() => response.promise);
  mock.override({ startBonus });
  const player = await startPlayer(1);
  const { json } = await player.get('/user/me');
  void player.call('POST', '/bonus/start', undefined, { 'Idempotency-Key': 'a-late-key-1' });
  await expect.poll(() => startBonus.mock.calls.length).toBe(1);

  mock.reset();
  response.resolve(json as unknown as User);
  await player.get('/user/me');

  expect(mock.world.idempotentResponses).toEqual({});
});

test('a second request while the first is under way gets REQUEST_IN_PROGRESS, another one IDEMPOTENCY_KEY_REUSED', async () => {
  const backend = createBackend({});
  const { signal } = backend.worldEnd;
  const player = findOrCreatePlayer(backend.world, { id: 7, first_name: 'Twice' }, null, 0);
  const pushBalance = () => undefined;
  const call = { world: backend.world, player, now: 0, host: 'localhost', signal, pushBalance };
  const given = { ...call, params: {}, query: {}, header: key, body: undefined };
  const gate = Promise.withResolvers<string>();

  const first = respondOnce(backend.underWay, 'startBonus', given, () => gate.promise);
  const second = respondOnce(backend.underWay, 'startBonus', given, () => 'a second effect');

  await expect(second).rejects.toMatchObject({ code: 'REQUEST_IN_PROGRESS' });
  for (const [operationId, body] of [
    ['startBonus', { another: 'body' }],
    ['setReferralCode', undefined],
  ] as const) {
    const other = respondOnce(backend.underWay, operationId, { ...given, body }, () => 'a new one');
    await expect(other).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  }
  gate.resolve('the only effect');
  expect(await first).toBe('the only effect');
});
