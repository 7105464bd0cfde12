import { expect, test } from 'vitest';
import { UpdateQueue } from './update-queue.ts';

test('an update comes again until it is confirmed', async () => {
  const queue = new UpdateQueue();
  queue.push({ message: 'first' });
  expect(await queue.poll(0, 0)).toEqual([{ update_id: 1, message: 'first' }]);
  expect(await queue.poll(1, 0)).toEqual([{ update_id: 1, message: 'first' }]);
  expect(await queue.poll(2, 0)).toEqual([]);
});

test('a server that has counted further before is followed', async () => {
  const queue = new UpdateQueue();
  queue.push({ message: 'first' });
  expect(await queue.poll(700, 0)).toEqual([{ update_id: 700, message: 'first' }]);
});

test('who waits for updates gets them as they come', async () => {
  const queue = new UpdateQueue();
  const waiting = queue.poll(0, 30);
  queue.push({ message: 'now' });
  expect(await waiting).toEqual([{ update_id: 1, message: 'now' }]);
});

test('closing lets those go who wait', async () => {
  const queue = new UpdateQueue();
  const waiting = queue.poll(0, 30);
  queue.close();
  expect(await waiting).toEqual([]);
});
