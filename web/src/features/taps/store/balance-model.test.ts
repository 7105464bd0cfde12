import type { TapBatch } from '@bold/sdk/game';
import type { Batch } from '@bold/sdk/live';
import { expect, test } from 'vitest';
import { BalanceModel, PendingCredit } from './balance-model.ts';

/** Creates a model with a fake live connection. */
function startModel() {
  const sent: TapBatch[] = [];
  let held: readonly TapBatch[] = [];
  let uncounted: readonly Batch[] = [];
  const model = new BalanceModel({
    uncounted: () => uncounted,
    send(batch, mustHold) {
      const isHeld = mustHold || held.length > 0;
      if (isHeld) held = [...held, batch];
      else sent.push(batch);
      const id = { session: 's1', seq: uncounted.length + 1 };
      uncounted = [...uncounted, { ...batch, ...id, sent: !isHeld }];
    },
    release() {
      sent.push(...held);
      held = [];
      uncounted = uncounted.map((batch) => ({ ...batch, sent: true }));
    },
  });
  const countAll = () => {
    uncounted = [];
    model.readBatches();
  };
  const countFirst = () => {
    uncounted = uncounted.slice(1);
  };
  /** Sends the batches of the connection, as its throttle does: without telling the model. */
  const sendDelayed = () => {
    uncounted = uncounted.map((batch) => ({ ...batch, sent: true }));
  };
  return { model, sent, countAll, countFirst, sendDelayed };
}

/** Creates a model with a confirmed balance and 100 unverified taps. */
function startUnverified(available: number) {
  const started = startModel();
  started.model.receive({ available, total: 0 });
  const credit = started.model.addPendingCredit();
  credit.grantUnverified(100);
  return { ...started, credit };
}

const batch = (taps: number): TapBatch => ({ multiplier: 2, taps });

test('the balance is 0 before the first one is received', () => {
  const { model } = startModel();

  expect([model.balance, model.accepted]).toEqual([{ available: 0, total: 0 }, 0]);
});

test('total taps never decrease, so a smaller total is stale and ignored', () => {
  const { model } = startModel();
  model.receive({ available: 1, total: 6 });

  model.receive({ available: 2, total: 5 });

  expect([model.balance, model.accepted]).toEqual([{ available: 1, total: 6 }, 1]);
});

test('of two balances with equal totals the later one replaces the earlier one', () => {
  const { model } = startModel();
  model.receive({ available: 1, total: 6 });

  model.receive({ available: 101, total: 6 });

  expect(model.balance.available).toBe(101);
});

test('unacknowledged batches worth more than the available taps leave none, and not less', () => {
  const { model } = startModel();
  model.sendOrHold(batch(5));

  model.receive({ available: 4, total: 6 });

  expect(model.balance).toEqual({ available: 0, total: 10 });
});

test('the first balance is accepted at once, even while a batch is in flight', () => {
  const { model } = startModel();
  model.sendOrHold(batch(1));

  model.receive({ available: 8, total: 6 });

  expect(model.confirmed).toEqual({ available: 8, total: 6 });
});

test('an ack that contains a purchase replaces a balance that was requested before the purchase', () => {
  const { model, countAll } = startModel();
  model.receive({ available: 99, total: 0 });
  model.sendOrHold(batch(5));
  model.receiveLatest({ available: 89, total: 10 });

  countAll();
  model.acknowledge({ available: 189, total: 10 });

  expect(model.balance).toEqual({ available: 189, total: 10 });
});

test('a requested balance does not replace a push that was received during the request', () => {
  const { model, countAll } = startModel();
  model.receive({ available: 99, total: 0 });
  model.sendOrHold(batch(5));
  model.receive({ available: 189, total: 10 });
  model.receiveLatest({ available: 89, total: 10 });

  countAll();
  model.acknowledge({ available: 89, total: 10 });

  expect(model.balance).toEqual({ available: 189, total: 10 });
});

test('a pushed purchase is shown with the ack of the same total, although a later batch is in flight', () => {
  const { model, countFirst } = startModel();
  model.receive({ available: 99, total: 0 });
  model.sendOrHold(batch(5));
  model.sendOrHold(batch(3));
  model.receive({ available: 189, total: 10 });

  countFirst();
  model.acknowledge({ available: 89, total: 10 });

  expect(model.confirmed).toEqual({ available: 189, total: 10 });
});

test('an ack of the next connection replaces a push of the one before', () => {
  const { model, countAll } = startModel();
  model.receive({ available: 99, total: 0 });
  model.sendOrHold(batch(5));
  model.receive({ available: 89, total: 10 });
  model.disconnect();

  countAll();
  model.acknowledge({ available: 189, total: 10 });

  expect(model.balance).toEqual({ available: 189, total: 10 });
});

test('after a reset, a smaller total is accepted again', () => {
  const { model } = startModel();
  model.receive({ available: 1, total: 6 });
  model.reset();

  model.receive({ available: 2, total: 5 });

  expect(model.balance.total).toBe(5);
});

test('a sent batch is subtracted until the connection removes it', () => {
  const { model, sent, countAll } = startModel();
  model.receive({ available: 10, total: 0 });

  model.sendOrHold(batch(3));

  expect(sent).toEqual([batch(3)]);
  expect(model.balance).toEqual({ available: 4, total: 6 });
  countAll();
  expect(model.balance).toEqual({ available: 10, total: 0 });
});

test('a batch is held when the confirmed balance is too small for it and the batches in flight', () => {
  const { model, sent } = startUnverified(10);

  model.sendOrHold(batch(3));
  model.sendOrHold(batch(3));

  expect(sent).toEqual([batch(3)]);
  expect(model.balance).toEqual({ available: 98, total: 12 });
});

test('a batch that spends exactly the confirmed balance is sent', () => {
  const { model, sent } = startUnverified(10);
  model.sendOrHold(batch(3));

  model.sendOrHold(batch(2));

  expect(sent).toEqual([batch(3), batch(2)]);
});

test('a batch after a held batch is held, too', () => {
  const { model, sent, credit } = startUnverified(10);
  model.sendOrHold(batch(9));

  model.sendOrHold(batch(1));
  expect(sent).toEqual([]);

  credit.giveUp();
  expect(sent).toEqual([batch(9), batch(1)]);
  expect(model.uncounted).toMatchObject([batch(9), batch(1)]);
});

test('a reset drops the credit, so held batches are sent', () => {
  const { model, sent } = startUnverified(10);
  model.sendOrHold(batch(9));

  model.reset();

  expect(sent).toEqual([batch(9)]);
  expect(model.balance).toEqual({ available: 0, total: 0 });
});

test('a balance is accepted at once while all batches are unsent, because it cannot contain them', () => {
  const { model } = startUnverified(10);
  model.sendOrHold(batch(9));

  model.receive({ available: 10, total: 0 });

  expect(model.accepted).toBe(2);
  expect(model.balance).toEqual({ available: 92, total: 18 });
});

test('a push does not count the taps of a batch twice that the connection has sent since the last copy', () => {
  const { model, sendDelayed } = startUnverified(10);
  model.sendOrHold(batch(9));
  sendDelayed();

  model.receive({ available: 10, total: 18 });

  expect(model.balance).toEqual({ available: 92, total: 18 });
});

test('when the credit is confirmed, held batches are sent before a new one', () => {
  const { model, sent } = startUnverified(10);
  model.sendOrHold(batch(9));

  model.receive({ available: 110, total: 0 });
  model.sendOrHold(batch(1));

  expect(sent).toEqual([batch(9), batch(1)]);
});

test('granted taps are added to the balance until a confirmed balance contains them', () => {
  const credit = new PendingCredit(100);
  credit.grant(525);
  expect(credit).toMatchObject({ taps: 525, isConfirmed: false });

  credit.receive({ available: 525, total: 100 });

  expect(credit).toMatchObject({ taps: 0, isConfirmed: true });
});

test('a balance with fewer available taps does not confirm a credit', () => {
  const credit = new PendingCredit(100);
  credit.grant(525);

  credit.receive({ available: 0, total: 100 });

  expect(credit.taps).toBe(525);
});

test('a credit that was confirmed before it was granted is never added', () => {
  const credit = new PendingCredit(100);
  credit.receive({ available: 620, total: 5 });

  credit.grant(525);

  expect(credit.taps).toBe(0);
});

test('a balance confirms a credit that repaid a part of a debt', () => {
  const credit = new PendingCredit(100);
  credit.grant(525);

  credit.receive({ available: 25, total: 100 });

  expect(credit.taps).toBe(0);
});

test('after `giveUp` the next balance replaces the credit', () => {
  const credit = new PendingCredit(100);
  credit.grant(525);
  credit.giveUp();
  expect(credit.taps).toBe(525);

  credit.receive({ available: 0, total: 100 });

  expect(credit.taps).toBe(0);
});
