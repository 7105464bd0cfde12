import { expect, test } from 'vitest';
import type { Batch, BatchStorage } from './batch.ts';
import { FakeDevice, openLive, refusal } from './live.fixture.ts';

const batch = { session: 's0', seq: 1, multiplier: 1, taps: 5, sent: true };

test('close() in a listener of the lost connection ends the attempts', () => {
  const { live, last, clock, sockets } = openLive();
  live.subscribe(({ type }) => {
    if (type === 'closed') live.close();
  });
  last().drop();
  clock.advance(60_000);
  expect(sockets).toHaveLength(1);
});

test('taps that a listener sends when a batch is refused wait behind this batch', () => {
  const { live, last, clock } = openLive();
  live.subscribe(({ type }) => {
    if (type === 'batchRefused') live.sendMessage({ multiplier: 2, taps: 2 });
  });
  live.sendMessage({ multiplier: 1, taps: 1 });
  last().receive(refusal({ session: 's1', seq: 1 }, 'SERVICE_UNAVAILABLE'));
  expect(last().sent).toHaveLength(1);
  clock.advance(1_000);
  expect(last().sent.map(({ seq }) => seq)).toEqual([1, 1, 2]);
});

test('a listener finds the batches that were taken over in the queue', () => {
  const ended: ((batches: readonly Batch[]) => void)[] = [];
  const takeOver: BatchStorage['takeOver'] = (take) => ended.push(take);
  const { live } = openLive('s1', { ...new FakeDevice(), takeOver });
  const found: unknown[] = [];
  live.subscribe(() => found.push(...live.unacked));
  ended[0]?.([batch]);
  expect(found).toMatchObject([{ session: 's0', taps: 5 }]);
});
