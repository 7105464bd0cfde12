import { reaction } from 'mobx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPlayer, startTapStore, tapTimes } from './tap-store.fixture.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function shownTotals(store: ReturnType<typeof startPlayer>['store']): number[] {
  const totals: number[] = [];
  reaction(
    () => store.balance.total,
    (total) => totals.push(total),
    { fireImmediately: true },
  );
  return totals;
}

test('the shown balance does not change when a batch is sent and acknowledged', () => {
  const { store, connection } = startPlayer(99);
  tapTimes(store, 10);
  const totals = shownTotals(store);

  vi.advanceTimersByTime(300);
  connection.acknowledge({ available: 89, total: 10 });

  expect(totals).toEqual([10]);
  expect(store.balance).toEqual({ available: 89, total: 10 });
});

test('taps made while a batch is in flight are added to the balance of its ack', () => {
  const { store, connection } = startPlayer(99);
  tapTimes(store, 10);
  store.flush();
  tapTimes(store, 4);

  connection.acknowledge({ available: 89, total: 10 });

  expect(store.balance).toEqual({ available: 85, total: 14 });
});

test('after the ack of the first of two batches the second one is still subtracted', () => {
  const { store, connection } = startPlayer(99);
  tapTimes(store, 10);
  store.flush();
  tapTimes(store, 4);
  store.flush();

  connection.acknowledge({ available: 89, total: 10 }, 1);

  expect(store.balance).toEqual({ available: 85, total: 14 });
});

test('taps that the server did not count are removed from the total', () => {
  const { store, connection } = startPlayer(99);
  tapTimes(store, 10);
  store.flush();

  connection.acknowledge({ available: 0, total: 6 });

  expect(store.balance).toEqual({ available: 0, total: 6 });
  expect(store.corrections).toBe(1);
});

test('taps of another device count as a correction of the total; own taps and a purchase do not', () => {
  const { store, connection } = startPlayer(99);
  tapTimes(store, 10);
  store.flush();
  connection.acknowledge({ available: 89, total: 10 });
  store.receiveBalance({ available: 1_189, total: 10 });
  expect(store.corrections).toBe(0);

  store.receiveBalance({ available: 1_182, total: 17 });

  expect(store.corrections).toBe(1);
});

test('a balance is accepted at once while no batch is in flight', () => {
  const { store } = startPlayer(0, 99);

  store.receiveBalance({ available: 500, total: 99 });

  expect(store.balance).toEqual({ available: 500, total: 99 });
});

test('a push that contains a batch in flight does not count it twice', () => {
  const { store, connection } = startPlayer(99);
  tapTimes(store, 10);
  store.flush();
  const totals = shownTotals(store);

  store.receiveBalance({ available: 89, total: 10 });
  connection.acknowledge({ available: 89, total: 10 });

  expect(totals).toEqual([10]);
});

test('a purchase that is pushed while a batch is in flight is shown with the ack of the batch', () => {
  const { store, connection } = startPlayer(99);
  tapTimes(store, 10);
  store.flush();

  store.receiveBalance({ available: 589, total: 10 });
  connection.acknowledge({ available: 89, total: 10 });

  expect(store.balance).toEqual({ available: 589, total: 10 });
});

test('taps of another device that are pushed while a batch is in flight are shown with the ack of the batch', () => {
  const { store, connection } = startPlayer(99);
  store.tap();
  store.flush();

  store.receiveBalance({ available: 88, total: 11 });
  connection.acknowledge({ available: 98, total: 1 });

  expect(store.balance).toEqual({ available: 88, total: 11 });
});

test('a push with a smaller total than the ack of a later batch is dropped', () => {
  const { store, connection } = startPlayer(99);
  tapTimes(store, 10);
  store.flush();

  store.receiveBalance({ available: 99, total: 0 });
  connection.acknowledge({ available: 89, total: 10 });

  expect(store.balance).toEqual({ available: 89, total: 10 });
});

test('a push that contains two batches in flight is postponed until both acks', () => {
  const { store, connection } = startPlayer(99);
  tapTimes(store, 10);
  store.flush();
  tapTimes(store, 4);
  store.flush();
  const totals = shownTotals(store);

  store.receiveBalance({ available: 585, total: 14 });
  connection.acknowledge({ available: 89, total: 10 }, 1);
  connection.acknowledge({ available: 85, total: 14 });

  expect(totals).toEqual([14]);
  expect(store.balance).toEqual({ available: 585, total: 14 });
});

test('a balance with a smaller total is stale and ignored', () => {
  const { store } = startPlayer(99, 40);

  store.receiveBalance({ available: 139, total: 0 });

  expect(store.balance).toEqual({ available: 99, total: 40 });
});

test('a requested balance replaces larger totals, which the server had before its backup was restored', () => {
  const { store, connection } = startPlayer(500, 1_000);
  tapTimes(store, 10);
  store.flush();

  store.expectBalance()({ available: 600, total: 900 });
  expect(store.balance).toEqual({ available: 590, total: 910 });
  connection.acknowledge({ available: 590, total: 910 });

  expect(store.balance).toEqual({ available: 590, total: 910 });
});

test('a push from before the backup was restored is dropped, also if it waits for an ack', () => {
  const { store, connection } = startPlayer(100, 500);
  const receive = store.expectBalance();
  store.tap();
  store.flush();
  store.receiveBalance({ available: 98, total: 502 });

  receive({ available: 50, total: 300 });
  connection.acknowledge({ available: 49, total: 301 });

  expect(store.balance).toEqual({ available: 49, total: 301 });
});

test('the same response of the taps query is used once, even if a screen opens again', () => {
  const { store } = startPlayer(0, 99);
  store.receiveBalance({ available: 500, total: 99 });

  store.seed({ available: 0, total: 99 }, 1);

  expect(store.balance.available).toBe(500);
});

test('after the clock was set back, a new response is used all the same', () => {
  const { store } = startTapStore();
  store.seed({ available: 99, total: 0 }, 1_000_000);

  store.seed({ available: 599, total: 0 }, 400_000);

  expect(store.balance.available).toBe(599);
});

test('batches that an earlier start of the app stored are subtracted from the first balance', () => {
  const { store, connection } = startPlayer(0);
  store.clear();
  connection.takeOver([{ multiplier: 1, taps: 7 }]);

  store.seed({ available: 99, total: 0 }, 2);

  expect(store.balance).toEqual({ available: 92, total: 7 });
});

test('stored batches that the balance already contains do not make it negative', () => {
  const { store, connection } = startPlayer(0);
  store.clear();
  connection.takeOver([{ multiplier: 1, taps: 7 }]);

  store.seed({ available: 0, total: 99 }, 2);

  expect(store.balance).toEqual({ available: 0, total: 99 });
});
