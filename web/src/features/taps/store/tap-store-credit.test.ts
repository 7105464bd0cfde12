import { expect, test } from 'vitest';
import { fewLevels, startPlayer, startTapStore, tapTimes } from './tap-store.fixture.ts';

test('[GIFT-02] [PAY-02] a granted credit is shown at once', () => {
  const { store } = startPlayer(0, 99);

  store.addPendingCredit().grant(525);

  expect(store.balance).toEqual({ available: 525, total: 99 });
  expect(store.canTap).toBe(true);
});

test('[PAY-02] a push that comes after `paid` does not count the purchase twice', () => {
  const { store } = startPlayer(0, 99);
  store.addPendingCredit().grant(525);

  store.receiveBalance({ available: 525, total: 99 });

  expect(store.balance).toEqual({ available: 525, total: 99 });
});

test('[GIFT-02] [PAY-02] a push that comes before `paid` does not count the purchase twice', () => {
  const { store } = startPlayer(0, 99);
  const credit = store.addPendingCredit();
  store.receiveBalance({ available: 525, total: 99 });

  credit.grant(525);

  expect(store.balance).toEqual({ available: 525, total: 99 });
});

test('[PAY-02] an ack that arrives while the pay sheet is open does not hide the purchase', () => {
  const { store, connection } = startPlayer(99);
  tapTimes(store, 10);
  store.flush();
  const credit = store.addPendingCredit();
  connection.acknowledge({ available: 89, total: 10 });

  credit.grant(525);

  expect(store.balance).toEqual({ available: 614, total: 10 });
});

test('[PAY-02] bought taps that were spent before the server confirmed them are never shown twice', () => {
  const { store, connection } = startPlayer(0, 99);
  store.addPendingCredit().grant(525);
  tapTimes(store, 20);
  store.flush();
  expect(store.balance).toEqual({ available: 505, total: 119 });

  store.receiveBalance({ available: 525, total: 99 });
  expect(store.balance).toEqual({ available: 505, total: 119 });
  connection.acknowledge({ available: 505, total: 119 });

  expect(store.balance).toEqual({ available: 505, total: 119 });
});

test('[PAY-02] two purchases are both shown, in whatever order the server confirms them', () => {
  const { store } = startPlayer(0, 99);
  store.addPendingCredit().grant(100);
  store.addPendingCredit().grant(525);
  expect(store.balance.available).toBe(625);

  store.receiveBalance({ available: 100, total: 99 });
  expect(store.balance.available).toBe(625);
  store.receiveBalance({ available: 625, total: 99 });

  expect(store.balance.available).toBe(625);
});

test('[PAY-02] without a push, the next balance replaces the credit after `giveUp`', () => {
  const { store } = startPlayer(0, 99);
  const credit = store.addPendingCredit();
  credit.grant(525);
  store.receiveBalance({ available: 0, total: 99 });
  expect(store.balance.available).toBe(525);
  credit.giveUp();

  store.receiveBalance({ available: 0, total: 99 });

  expect(store.balance.available).toBe(0);
});

test('[PAY-02] after a reload the balance is the server’s, without pending credits', () => {
  const first = startPlayer(0, 99);
  first.store.addPendingCredit().grant(525);
  const again = startTapStore();
  again.store.setLevels(fewLevels);

  again.store.seed({ available: 525, total: 99 }, 1);

  expect(again.store.balance).toEqual({ available: 525, total: 99 });
});

test('[TAP-07] when loading taps fails pending credits are dropped', () => {
  const { store } = startPlayer(0, 99);
  store.addPendingCredit().grant(525);

  store.clear();

  expect(store.balance).toEqual({ available: 0, total: 0 });
});

test('a requested balance is ignored if another one was received meanwhile', () => {
  const { store } = startPlayer(0, 99);
  const early = store.expectBalance();
  store.expectBalance()({ available: 525, total: 99 });
  expect(store.balance.available).toBe(525);

  early({ available: 0, total: 99 });

  expect(store.balance.available).toBe(525);
});

test('[PAY-02] taps that spend an unconfirmed purchase are sent in order after the server confirmed it', () => {
  const { store, connection, sent } = startPlayer(5, 200);
  store.addPendingCredit().grantUnverified(525);
  tapTimes(store, 4);
  store.flush();
  tapTimes(store, 20);
  store.flush();
  tapTimes(store, 1);
  store.flush();
  expect(sent).toEqual([{ multiplier: 1, taps: 4 }]);
  expect(store.balance).toEqual({ available: 505, total: 225 });

  connection.acknowledge({ available: 1, total: 204 }, 2);
  expect(sent).toHaveLength(1);
  store.receiveBalance({ available: 526, total: 204 });

  expect(sent.slice(1)).toEqual([
    { multiplier: 1, taps: 20 },
    { multiplier: 1, taps: 1 },
  ]);
  expect(store.balance).toEqual({ available: 505, total: 225 });
});

test('[TAP-06] [PAY-02] without a connection, a batch that waits for a purchase shows that it is lost', () => {
  const { store, connection, sent, toast } = startPlayer(0, 200);
  store.addPendingCredit().grantUnverified(525);
  connection.isOpen = false;
  tapTimes(store, 3);
  store.flush();

  expect(sent).toEqual([]);
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'Connection is lost' }),
  );
});

test('[PAY-02] `giveUp` gives held taps to the connection, which stores them', () => {
  const { store, connection, sent } = startPlayer(0, 200);
  const credit = store.addPendingCredit();
  credit.grantUnverified(525);
  connection.isOpen = false;
  tapTimes(store, 3);
  store.flush();
  expect(sent).toEqual([]);

  credit.giveUp();

  expect(sent).toEqual([{ multiplier: 1, taps: 3 }]);
  expect(store.balance).toEqual({ available: 522, total: 203 });
});

test('[PAY-02] after `giveUp` the next balance replaces the credit and the held taps are sent', () => {
  const { store, connection, sent } = startPlayer(0, 200);
  const credit = store.addPendingCredit();
  credit.grantUnverified(525);
  tapTimes(store, 3);
  store.flush();

  credit.giveUp();
  store.receiveBalance({ available: 0, total: 200 });
  expect(sent).toEqual([{ multiplier: 1, taps: 3 }]);
  connection.acknowledge({ available: 0, total: 200 });

  expect(store.balance).toEqual({ available: 0, total: 200 });
});

test('[GIFT-02] taps that spend the gift are sent at once, because the server granted it', () => {
  const { store, sent } = startPlayer(0, 0);
  store.addPendingCredit().grant(99);
  tapTimes(store, 3);
  store.flush();

  expect(sent).toEqual([{ multiplier: 1, taps: 3 }]);
});
