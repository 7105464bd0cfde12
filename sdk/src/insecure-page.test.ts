import { expect, onTestFinished, test, vi } from 'vitest';
import { json, startApi } from './api-server.fixture.ts';
import { startBonus } from './index.ts';
import { BatchQueue } from './live/batch-queue.ts';
import { LiveConnection, webBatchStorage } from './live/index.ts';
import { FakeDevice } from './live/live.fixture.ts';
import { memoryStorage } from './live/memory-storage.fixture.ts';

// A page with http:// is no secure context: it has neither `crypto.randomUUID` nor `navigator.locks`.

/** Removes what a page with http:// does not have, until the test ends. */
function becomeInsecure() {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  vi.stubGlobal('navigator', {});
  onTestFinished(() => void vi.unstubAllGlobals());
}

test('a POST from a page with http:// is sent with an idempotency key', async () => {
  const { requests } = await startApi([json(200, {})]);
  becomeInsecure();

  await startBonus();

  expect(requests[0]?.headers['idempotency-key']).toMatch(/^(\d{1,10}-){3}\d{1,10}$/);
});

test('on a page with http://, a live connection stores taps, and the next one takes them over', () => {
  becomeInsecure();
  const device = memoryStorage();
  const start = () =>
    new LiveConnection({
      baseUrl: 'https://bold.example/api',
      initData: () => '',
      telegramId: 42,
      storage: webBatchStorage(device, 42),
    });

  start().sendMessage({ multiplier: 1, taps: 5 });

  expect(start().unacked).toMatchObject([
    { session: expect.stringMatching(/^(\d{1,10}-){3}\d{1,10}$/), taps: 5 },
  ]);
});

test('on a page with http://, an expired session is replaced by another one', () => {
  becomeInsecure();
  const queue = new BatchQueue('s1', new FakeDevice());
  queue.add({ multiplier: 1, taps: 5 });
  queue.next();

  queue.expire({ session: 's1', seq: 1 });

  expect(queue.unacked[0]?.session).not.toBe('s1');
});
