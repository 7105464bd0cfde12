import { ApiProblem, type PaymentState } from '@bold/sdk';
import { observable, runInAction } from 'mobx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryDevice } from '../../../../test/memory-device.ts';
import { orderOf } from '../payment-store.fixture.ts';
import { WaitingPayments } from './waiting-payments.ts';

const payment = { id: 'p-1', ...orderOf(3), isReported: false, isSetAside: false };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function startWaiting(device = memoryDevice(), telegramId = 1) {
  const server = { state: 'waiting' as PaymentState | ApiProblem, calls: 0 };
  /** The ids of the payments whose end a tab has reported. */
  const claimed = new Set<string>();
  const ends: string[] = [];
  const store = new WaitingPayments({
    device,
    telegramId,
    async getStatus(id) {
      server.calls += 1;
      if (server.state instanceof ApiProblem) throw server.state;
      return { payment_id: id, state: server.state, taps: 1_100, payable_until: '' };
    },
    async claimEnd(id) {
      const isFirst = !claimed.has(id);
      claimed.add(id);
      return isFirst;
    },
    onEnd: ({ id }, end) => void ends.push(`${id} ${end}`),
    schedule: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
  return { store, server, claimed, ends, device };
}

/** Returns a credit that adds 'giveUp' to `log` when the credit is given up. */
function creditIn(log: string[]) {
  return { isGivenUp: false, giveUp: () => void log.push('giveUp') };
}

test('[PAY-02] the end of a payment gives up its credit before the balance is requested', async () => {
  const { store, server, ends } = startWaiting();
  store.add({ ...payment, isReported: true }, creditIn(ends));
  server.state = 'paid';

  await store.check();

  expect(ends).toEqual(['giveUp', 'p-1 paid']);
});

test('[PAY-02] a payment that ends in another tab gives up its credit in this one', async () => {
  const { store, ends, device } = startWaiting();
  store.add({ ...payment, isReported: true }, creditIn(ends));
  const other = startWaiting(device);
  other.server.state = 'paid';
  await other.store.check();

  store.readAgain();

  expect(ends).toEqual(['giveUp']);
});

test('a payment waits until the server has booked it, and ends once', async () => {
  const { store, server, ends } = startWaiting();
  store.add(payment);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([store.blocking, ends]).toEqual([payment, []]);

  server.state = 'paid';
  await Promise.all([store.check(), store.check()]);

  expect(ends).toEqual(['p-1 paid']);
  expect(store.blocking).toBeUndefined();
  const { calls } = server;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(server.calls).toBe(calls);
});

test('of two payments, the one whose end another tab reports is not reported, and the other one is', async () => {
  const { store, server, claimed, ends } = startWaiting();
  store.add(payment);
  store.add({ ...payment, id: 'p-2' });
  claimed.add('p-1');
  server.state = 'paid';
  await store.check();
  expect([ends, store.payments]).toEqual([['p-2 paid'], []]);
});

test('a payment survives a restart of the app', async () => {
  const { store, device } = startWaiting();
  store.add(payment);

  const restarted = startWaiting(device);
  expect(restarted.store.blocking).toEqual(payment);
  restarted.server.state = 'paid';
  await restarted.store.check();

  expect(restarted.ends).toEqual(['p-1 paid']);
  expect(startWaiting(device).store.payments).toEqual([]);
});

test('a paid payment whose taps are shown blocks another purchase once they are given up', () => {
  const { store } = startWaiting();
  const credit = observable({ isGivenUp: false, giveUp: () => {} });
  store.add({ ...payment, isReported: true }, credit);
  expect(store.blocking).toBeUndefined();

  runInAction(() => Object.assign(credit, { isGivenUp: true }));

  expect(store.blocking?.id).toBe('p-1');
});

test('a paid payment that the server has not booked blocks another purchase after a restart', () => {
  const { store, device } = startWaiting();
  store.add({ ...payment, isReported: true }, creditIn([]));

  expect(startWaiting(device).store.blocking?.id).toBe('p-1');
});

test('a payment of an earlier visit is checked also without the live connection', async () => {
  const { store, device } = startWaiting();
  store.add(payment);
  const { server, ends } = startWaiting(device);
  server.state = 'paid';

  await vi.advanceTimersByTimeAsync(2_000);

  expect(ends).toEqual(['p-1 paid']);
});

test.each([
  ['expired', 'expired'],
  ['refunded', 'refunded'],
] as const)('a payment that the server calls %s ends as %s', async (state, end) => {
  const { store, server, ends } = startWaiting();
  store.add(payment);
  server.state = state;
  await store.check();
  expect(ends).toEqual([`p-1 ${end}`]);
});

test('a payment that the server does not know ends as expired', async () => {
  const { store, server, ends } = startWaiting();
  store.add(payment);
  server.state = new ApiProblem('problem', 404, { code: 'PAYMENT_NOT_FOUND' });
  await store.check();
  expect(ends).toEqual(['p-1 expired']);
});

test.each([
  ['that fails', new ApiProblem('network', 0, {})],
  ['whose response is a proxy’s page', new ApiProblem('unexpected', 404, {})],
])('a check %s is repeated, at last once in a minute', async (_case, failure) => {
  const { store, server, ends } = startWaiting();
  store.add(payment);
  server.state = failure;
  await vi.advanceTimersByTimeAsync(2_000 + 5_000 + 15_000 + 60_000);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(server.calls).toBe(4);
  server.state = 'paid';
  await vi.advanceTimersByTimeAsync(1_000);
  expect([server.calls, ends]).toEqual([5, ['p-1 paid']]);
});

test.each([
  [401, 'INIT_DATA_EXPIRED'],
  [403, 'PLAYER_BANNED'],
] as const)(
  'after a response with %i %s no payment is checked until the next launch',
  async (status, code) => {
    const { store, server, device } = startWaiting();
    store.add(payment);
    server.state = new ApiProblem('problem', status, { code });
    await vi.advanceTimersByTimeAsync(2_000);
    store.readAgain();
    await store.check();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(server.calls).toBe(1);
    expect(store.payments).toEqual([payment]);

    const next = startWaiting(device);
    next.server.state = 'paid';
    await vi.advanceTimersByTimeAsync(2_000);
    expect(next.ends).toEqual(['p-1 paid']);
  },
);

test('a payment is checked two seconds after its start, although an older one has waited long', async () => {
  const { store, server } = startWaiting();
  store.add(payment);
  await vi.advanceTimersByTimeAsync(2_000 + 5_000 + 15_000);
  store.add({ ...payment, id: 'p-2' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.calls).toBe(3 + 2);
  // The older check, which was due after a minute, is replaced.
  await vi.advanceTimersByTimeAsync(5_000 + 15_000 + 59_000);
  expect(server.calls).toBe(3 + 3 * 2);
});

test('a payment that is set aside blocks no other purchase, and is still followed', async () => {
  const { store, server, ends, device } = startWaiting();
  store.add(payment);
  store.setAside(payment);
  expect(store.blocking).toBeUndefined();
  expect(startWaiting(device).store.blocking).toBeUndefined();
  server.state = 'paid';
  await store.check();
  expect(ends).toEqual(['p-1 paid']);
});

test.each([
  '[{',
  'null',
  '[]',
  '{"id":"p-1"}',
  '{"id":"p-1","creditedTaps":1,"isReported":false,"isSetAside":false,"form":null}',
])('the stored text %s is read as no payment', (text) => {
  const device = memoryDevice();
  device.write('bold.payments.1.p-1', text);
  expect(startWaiting(device).store.payments).toEqual([]);
});

test('payments of two tabs are both stored, and not as those of another player', () => {
  const device = memoryDevice();
  const [one, two] = [startWaiting(device), startWaiting(device)];
  one.store.add(payment);
  two.store.add({ ...payment, id: 'p-2' });
  startWaiting(device, 12).store.add({ ...payment, id: 'p-3' });

  const idsOf = (player: number) => startWaiting(device, player).store.payments.map(({ id }) => id);

  expect([idsOf(1), idsOf(12)]).toEqual([['p-1', 'p-2'], ['p-3']]);
});

test('a payment of another tab blocks another purchase here, and is checked', async () => {
  const device = memoryDevice();
  const [one, two] = [startWaiting(device), startWaiting(device)];
  one.store.add(payment);
  two.store.readAgain();
  expect(two.store.blocking).toEqual(payment);

  await vi.advanceTimersByTimeAsync(2_000);

  expect(two.server.calls).toBe(1);
});

test('of two tabs that find the end of a payment, one reports it', async () => {
  const device = memoryDevice();
  const one = startWaiting(device);
  one.store.add(payment);
  const two = startWaiting(device);
  for (const { server } of [one, two]) server.state = 'paid';

  await Promise.all([one.store.check(), two.store.check()]);

  expect([...one.ends, ...two.ends]).toEqual(['p-1 paid']);
  expect([one.store.payments, two.store.payments]).toEqual([[], []]);
});

test('setting aside a payment that has ended in another tab does not bring it back', async () => {
  const device = memoryDevice();
  const one = startWaiting(device);
  one.store.add(payment);
  const two = startWaiting(device);
  one.server.state = 'paid';
  await one.store.check();

  two.store.setAside(payment);

  expect(two.store.payments).toEqual([]);
  expect(device.keys()).toEqual([]);
});

test('on a device that stores nothing a payment waits until the app closes, and ends once', async () => {
  const { store, server, ends } = startWaiting({ ...memoryDevice(), write: () => {} });
  store.add(payment);
  store.readAgain();
  expect(store.blocking).toEqual(payment);
  server.state = 'paid';

  await Promise.all([store.check(), store.check()]);

  expect(ends).toEqual(['p-1 paid']);
});
