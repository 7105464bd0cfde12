import type { TapBatch } from '@bold/sdk/game';
import { expect, test } from 'vitest';
import { TapOutbox } from './tap-outbox.ts';

function startOutbox() {
  const sent: TapBatch[] = [];
  return { outbox: new TapOutbox((batch) => sent.push(batch)), sent };
}

const batch = (taps: number): TapBatch => ({ multiplier: 2, taps });
const balance = (available: number) => ({ available, total: 0 });

test('a batch leaves at once, and is unacked until its answer', () => {
  const { outbox, sent } = startOutbox();

  outbox.put(batch(3), undefined);

  expect(sent).toEqual([batch(3)]);
  expect(outbox.unacked).toEqual([batch(3)]);
  expect(outbox.worth).toBe(6);

  outbox.setUnacked([]);
  expect(outbox.worth).toBe(0);
});

test('what the server could not pay for waits, together with what is on its way', () => {
  const { outbox, sent } = startOutbox();

  outbox.put(batch(3), balance(10));
  outbox.put(batch(3), balance(10));

  expect(sent).toEqual([batch(3)]);
  expect(outbox.worth).toBe(12);
});

test('nothing overtakes a batch that waits', () => {
  const { outbox, sent } = startOutbox();
  outbox.put(batch(9), balance(10));

  outbox.put(batch(1), balance(10));
  expect(sent).toEqual([]);

  outbox.release();
  expect(sent).toEqual([batch(9), batch(1)]);
  expect(outbox.unacked).toEqual([batch(9), batch(1)]);
});

test('what waited and was dropped is never sent', () => {
  const { outbox, sent } = startOutbox();
  outbox.put(batch(9), balance(10));

  outbox.dropHeld();
  outbox.release();

  expect(sent).toEqual([]);
  expect(outbox.worth).toBe(0);
});
