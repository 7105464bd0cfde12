import { expect, test } from 'vitest';
import { UpdateQueue } from './update-queue.ts';

test('an update comes again until it is confirmed', async () => {
  const queue = new UpdateQueue();
  queue.push({ message: 'first' });
  expect(await queue.poll(0, 0)).toEqual([{ update_id: 1, message: 'first' }]);
  expect(await queue.poll(1, 0)).toEqual([{ update_id: 1, message: 'first' }]);
  expect(await queue.poll(2, 0)).toEqual([]);
});

test('the update ids continue where an earlier run ended', async () => {
  const queue = new UpdateQueue();
  queue.push({ message: 'first' });
  expect(await queue.poll(700, 0)).toEqual([{ update_id: 700, message: 'first' }]);
});

test('a waiting poll returns an update as soon as it is pushed', async () => {
  const queue = new UpdateQueue();
  const waiting = queue.poll(0, 30);
  queue.push({ message: 'now' });
  expect(await waiting).toEqual([{ update_id: 1, message: 'now' }]);
});

test('closing the queue ends a waiting poll', async () => {
  const queue = new UpdateQueue();
  const waiting = queue.poll(0, 30);
  queue.close();
  expect(await waiting).toEqual([]);
});
