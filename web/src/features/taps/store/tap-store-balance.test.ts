import { reaction } from 'mobx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPlayer, tapTimes } from './tap-store.fixture.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Every total that the screen showed, in order. */
function shownTotals(store: ReturnType<typeof startPlayer>['store']): number[] {
  const totals: number[] = [];
  reaction(
    () => store.balance.total,
    (total) => totals.push(total),
    { fireImmediately: true },
  );
  return totals;
}

test('sending and acknowledging a batch never moves the shown number', () => {
  const { store } = startPlayer(99);
  tapTimes(store, 10);
  const totals = shownTotals(store);

  vi.advanceTimersByTime(300);
  store.acknowledge({ available: 89, total: 10 }, []);

  expect(totals).toEqual([10]);
  expect(store.balance).toEqual({ available: 89, total: 10 });
});

test('taps made while a batch is on its way stand on top of its acknowledgement', () => {
  const { store } = startPlayer(99);
  tapTimes(store, 10);
  store.flush();
  tapTimes(store, 4);

  store.acknowledge({ available: 89, total: 10 }, []);

  expect(store.balance).toEqual({ available: 85, total: 14 });
});

test('an acknowledgement of the first of two batches leaves the second counted', () => {
  const { store } = startPlayer(99);
  tapTimes(store, 10);
  store.flush();
  tapTimes(store, 4);
  store.flush();

  store.acknowledge({ available: 89, total: 10 }, [{ multiplier: 1, taps: 4 }]);

  expect(store.balance).toEqual({ available: 85, total: 14 });
});

test('what the server refused is taken back, and the number settles on its word', () => {
  const { store } = startPlayer(99);
  tapTimes(store, 10);
  store.flush();

  store.acknowledge({ available: 0, total: 6 }, []);

  expect(store.balance).toEqual({ available: 0, total: 6 });
  expect(store.corrections).toBe(1);
});

test('taps of another device correct the total; the own ones and a purchase do not', () => {
  const { store } = startPlayer(99);
  tapTimes(store, 10);
  store.flush();
  store.acknowledge({ available: 89, total: 10 }, []);
  store.receiveBalance({ available: 1_189, total: 10 });
  expect(store.corrections).toBe(0);

  store.receiveBalance({ available: 1_182, total: 17 });

  expect(store.corrections).toBe(1);
});

test('a balance received while nothing is in flight counts at once', () => {
  const { store } = startPlayer(0, 99);

  store.receiveBalance({ available: 500, total: 99 });

  expect(store.balance).toEqual({ available: 500, total: 99 });
});

test('a push that already counts a batch on its way does not count it twice', () => {
  const { store } = startPlayer(99);
  tapTimes(store, 10);
  store.flush();
  const totals = shownTotals(store);

  store.receiveBalance({ available: 89, total: 10 });
  store.acknowledge({ available: 89, total: 10 }, []);

  expect(totals).toEqual([10]);
});

test('a purchase pushed while a batch is on its way shows with the answer to the batch', () => {
  const { store } = startPlayer(99);
  tapTimes(store, 10);
  store.flush();

  store.receiveBalance({ available: 589, total: 10 });
  store.acknowledge({ available: 89, total: 10 }, []);

  expect(store.balance).toEqual({ available: 589, total: 10 });
});

test('a push overtaken by the answer to a later batch is forgotten', () => {
  const { store } = startPlayer(99);
  tapTimes(store, 10);
  store.flush();

  store.receiveBalance({ available: 99, total: 0 });
  store.acknowledge({ available: 89, total: 10 }, []);

  expect(store.balance).toEqual({ available: 89, total: 10 });
});

test('a push ahead of two batches waits for both answers', () => {
  const { store } = startPlayer(99);
  tapTimes(store, 10);
  store.flush();
  tapTimes(store, 4);
  store.flush();
  const totals = shownTotals(store);

  store.receiveBalance({ available: 585, total: 14 });
  store.acknowledge({ available: 89, total: 10 }, [{ multiplier: 1, taps: 4 }]);
  store.acknowledge({ available: 85, total: 14 }, []);

  expect(totals).toEqual([14]);
  expect(store.balance).toEqual({ available: 585, total: 14 });
});

test('a balance older than the last one is not believed', () => {
  const { store } = startPlayer(99, 40);

  store.receiveBalance({ available: 139, total: 0 });

  expect(store.balance).toEqual({ available: 99, total: 40 });
});

test('an answer of the taps query counts once, however often a screen brings it', () => {
  const { store } = startPlayer(0, 99);
  store.receiveBalance({ available: 500, total: 99 });

  store.seed({ available: 0, total: 99 }, 1);

  expect(store.balance.available).toBe(500);
});

test('batches kept from an earlier visit stand on top of the first balance', () => {
  const { store } = startPlayer(0);
  store.clear();
  store.setUnacked([{ multiplier: 1, taps: 7 }]);

  store.seed({ available: 99, total: 0 }, 2);

  expect(store.balance).toEqual({ available: 92, total: 7 });
});

test('kept batches that were counted after all never make the balance negative', () => {
  const { store } = startPlayer(0);
  store.clear();
  store.setUnacked([{ multiplier: 1, taps: 7 }]);

  store.seed({ available: 0, total: 99 }, 2);

  expect(store.balance).toEqual({ available: 0, total: 99 });
});
