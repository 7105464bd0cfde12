import { expect, onTestFinished, test, vi } from 'vitest';
import { idStepMs, UpdateQueue } from './update-queue.ts';

/** Returns a queue whose first update has the id 1. */
const firstQueue = () => new UpdateQueue<object>(() => idStepMs);
const url = 'http://127.0.0.1/telegram/webhook';

test('an update comes again until it is confirmed', async () => {
  const queue = firstQueue();
  queue.push({ message: 'first' });
  expect(await queue.poll(0, 0)).toEqual([{ update_id: 1, message: 'first' }]);
  expect(await queue.poll(1, 0)).toEqual([{ update_id: 1, message: 'first' }]);
  expect(await queue.poll(2, 0)).toEqual([]);
});

test('the update ids continue where an earlier run ended', async () => {
  const queue = firstQueue();
  queue.push({ message: 'first' });
  expect(await queue.poll(700, 0)).toEqual([{ update_id: 700, message: 'first' }]);
});

test('a waiting poll returns an update as soon as it is pushed', async () => {
  const queue = firstQueue();
  const waiting = queue.poll(0, 30);
  queue.push({ message: 'now' });
  expect(await waiting).toEqual([{ update_id: 1, message: 'now' }]);
});

test('closing the queue ends a waiting poll', async () => {
  const queue = firstQueue();
  const waiting = queue.poll(0, 30);
  queue.close();
  expect(await waiting).toEqual([]);
});

test('the update ids of a later run are higher, also if the server does not confirm updates', async () => {
  const startMs = Date.UTC(2031, 0);
  const idAfter = async (seconds: number) => {
    const queue = new UpdateQueue(() => startMs + seconds * 1000);
    queue.push({ message: 'any' });
    return (await queue.poll(0, 0))?.[0]?.update_id ?? 0;
  };
  expect(await idAfter(10)).toBeGreaterThan((await idAfter(0)) + 150);
});

test('update ids have 31 bits, as those of Telegram', async () => {
  const queue = new UpdateQueue(() => Number.MAX_SAFE_INTEGER);
  queue.push({ message: 'any' });
  expect((await queue.poll(0, 0))?.[0]?.update_id).toBeLessThan(2 ** 31);
});

/** Fakes the webhook and the time. Returns the received updates; the webhook answers them with `statuses`, in order. */
function fakeWebhook(...statuses: number[]) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const received: unknown[] = [];
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    received.push({ url, ...JSON.parse(String(init?.body)) });
    return new Response(null, { status: statuses[received.length - 1] ?? 200 });
  });
  onTestFinished(() => fetched.mockRestore());
  return received;
}

test('an update that the webhook did not accept comes again with its id, after the others', async () => {
  const received = fakeWebhook(500);
  const queue = firstQueue();
  queue.sendTo(url, 'secret');
  queue.push({ message: 'first' });
  queue.push({ message: 'second' });

  await vi.advanceTimersByTimeAsync(60_000);

  const first = { url, update_id: 1, message: 'first' };
  const second = { url, update_id: 2, message: 'second' };
  expect(received).toEqual([first, second, first]);
});

test('after an empty URL, an update that the webhook did not accept waits for a poll', async () => {
  const received = fakeWebhook(500);
  const queue = firstQueue();
  queue.sendTo(url, 'secret');
  queue.push({ message: 'first' });
  await vi.advanceTimersByTimeAsync(0);
  queue.sendTo('', '');
  const polled = queue.poll(0, 30);

  await vi.advanceTimersByTimeAsync(60_000);

  expect(await polled).toEqual([{ update_id: 1, message: 'first' }]);
  expect(received).toHaveLength(1);
});

test('an update that was polled is unconfirmed until the next poll', async () => {
  const queue = firstQueue();
  queue.push({ message: 'first' });
  await queue.poll(0, 0);
  expect(queue.unconfirmed).toEqual([{ update_id: 1, message: 'first' }]);

  await queue.poll(2, 0);

  expect(queue.unconfirmed).toEqual([]);
});

test('an update that was sent to the webhook is unconfirmed until the webhook accepts it', async () => {
  fakeWebhook(500);
  const queue = firstQueue();
  queue.sendTo(url, 'secret');
  queue.push({ message: 'first' });
  expect(queue.unconfirmed).toEqual([{ message: 'first' }]);
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.unconfirmed).toEqual([{ update_id: 1, message: 'first' }]);

  await vi.advanceTimersByTimeAsync(60_000);

  expect(queue.unconfirmed).toEqual([]);
});

test('a webhook ends a waiting poll and refuses polls until it is removed', async () => {
  fakeWebhook();
  const queue = firstQueue();
  const waiting = queue.poll(0, 30);

  queue.sendTo(url, 'secret');

  expect(await waiting).toBeNull();
  expect(await queue.poll(0, 30)).toBeNull();
  queue.sendTo('', '');
  expect(await queue.poll(0, 0)).toEqual([]);
});

test('an update that was pushed without a webhook is sent to the next webhook', async () => {
  const received = fakeWebhook();
  const queue = firstQueue();
  queue.push({ message: 'first' });

  queue.sendTo(url, 'secret');
  await vi.advanceTimersByTimeAsync(0);

  expect(received).toEqual([{ url, update_id: 1, message: 'first' }]);
});
