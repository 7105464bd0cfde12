import { expect, test } from 'vitest';
import { BatchQueue } from './batch-queue.ts';
import { FakeDevice } from './live.fixture.ts';

const tap = { multiplier: 1, taps: 1 };

test('a batch is stored as sent before it is sent', () => {
  const device = new FakeDevice();
  const queue = new BatchQueue('s1', device);
  queue.add(tap);
  expect(device.load()).toMatchObject([{ seq: 1, sent: false }]);
  queue.next();
  expect(device.load()).toMatchObject([{ seq: 1, sent: true }]);
  queue.acknowledge({ session: 's1', seq: 1 });
  expect(device.load()).toEqual([]);
});

test('taps are not added to a batch that was sent', () => {
  const queue = new BatchQueue('s1', new FakeDevice());
  queue.add(tap);
  queue.next();
  queue.add(tap);
  expect(queue.unacked.map(({ taps }) => taps)).toEqual([1, 1]);
});

test('taps are not added to a batch of an earlier start of the app, which may still be running', () => {
  const device = new FakeDevice();
  new BatchQueue('s1', device).add(tap);
  const queue = new BatchQueue('s2', device);
  queue.add(tap);
  expect(queue.unacked).toMatchObject([
    { session: 's1', taps: 1 },
    { session: 's2', taps: 1 },
  ]);
});

test('batches that may have been counted are sent before new ones', () => {
  const queue = new BatchQueue('s1', new FakeDevice());
  queue.add(tap);
  queue.next();
  queue.disconnect();
  queue.add(tap);
  expect(queue.next()).toMatchObject({ seq: 1 });
  expect(queue.next()).toMatchObject({ seq: 2 });
});

test('a refused batch that may have been counted is sent again under the same id', () => {
  const queue = new BatchQueue('s1', new FakeDevice());
  for (const multiplier of [1, 2]) queue.add({ multiplier, taps: 1 });
  queue.next();
  queue.next();
  queue.disconnect();
  queue.next();
  queue.putBack({ session: 's1', seq: 1 });
  expect(queue.next()).toMatchObject({ session: 's1', seq: 1 });
});

test('a batch that an earlier start of the app sent may be in a balance already, others are uncounted', () => {
  const device = new FakeDevice();
  const earlier = new BatchQueue('s1', device);
  earlier.add(tap);
  earlier.next();
  earlier.add({ multiplier: 2, taps: 3 });
  const queue = new BatchQueue('s2', device);
  queue.add({ multiplier: 3, taps: 5 });
  queue.next();
  expect(queue.unacked.map(({ taps }) => taps)).toEqual([1, 3, 5]);
  expect(queue.uncounted.map(({ taps }) => taps)).toEqual([3, 5]);
  queue.adopt([{ session: 's3', seq: 1, multiplier: 1, taps: 7, sent: true }]);
  queue.adopt([{ session: 's4', seq: 1, multiplier: 1, taps: 9, sent: false }]);
  expect(queue.uncounted.map(({ taps }) => taps)).toEqual([3, 5, 9]);
});

test('a batch that is adopted twice is in the queue once', () => {
  const queue = new BatchQueue('s1', new FakeDevice());
  const batch = { session: 's0', seq: 1, multiplier: 1, taps: 5, sent: true };
  queue.adopt([batch]);
  queue.adopt([batch]);
  expect(queue.unacked).toEqual([batch]);
});

test('a sent batch of an earlier start whose session has expired is dropped, and the own session goes on', () => {
  const device = new FakeDevice();
  const earlier = new BatchQueue('s1', device);
  earlier.add(tap);
  earlier.next();
  const queue = new BatchQueue('s2', device);
  expect(queue.expire({ session: 's1', seq: 1 }).willResend).toBe(false);
  queue.add(tap);
  expect(queue.unacked).toMatchObject([{ session: 's2', seq: 1 }]);
});

test('a batch that was refused for the moment may be counted, so it is dropped when its session has expired', () => {
  const queue = new BatchQueue('s1', new FakeDevice());
  queue.add(tap);
  queue.next();
  queue.putBack({ session: 's1', seq: 1 });
  queue.next();
  expect(queue.expire({ session: 's1', seq: 1 }).willResend).toBe(false);
  expect(queue.unacked).toEqual([]);
});

test('a batch that was not sent before a connection was lost is sent again when its session has expired', () => {
  const queue = new BatchQueue('s1', new FakeDevice());
  queue.add(tap);
  queue.disconnect();
  queue.next();
  expect(queue.expire({ session: 's1', seq: 1 }).willResend).toBe(true);
});

test('a held batch and the taps after it are stored, and sent in their order after `release`', () => {
  const device = new FakeDevice();
  const queue = new BatchQueue('s1', device);
  queue.add(tap);
  queue.add(tap, true);
  queue.add({ multiplier: 2, taps: 1 });
  queue.add(tap);
  expect(device.load()).toMatchObject([
    { seq: 1, multiplier: 1, taps: 1, sent: false },
    { seq: 2, multiplier: 1, taps: 2, sent: false },
    { seq: 3, multiplier: 2, taps: 1, sent: false },
  ]);
  expect([queue.next()?.seq, queue.next()]).toEqual([1, undefined]);
  queue.release();
  expect([queue.next()?.seq, queue.next()?.seq]).toEqual([2, 3]);
});
