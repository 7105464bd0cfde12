import { afterEach, expect, test, vi } from 'vitest';
import { createBalanceRefresh } from './refresh-balance.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/**
 * Replaces `fetch`, and returns an array. Each later request adds a function to the array, and gets its response when
 * the test calls this function.
 */
function holdRequests() {
  const respond: ((available: number) => void)[] = [];
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    respond.push((available) =>
      resolve(Response.json({ available_taps: available, total_taps: 0 })),
    );
    return promise;
  });
  return respond;
}

/** Creates a fake store that ignores a response if another balance was accepted after the request. */
function countingStore() {
  const accepted: number[] = [];
  const expectBalance = () => {
    const before = accepted.length;
    return ({ available }: { available: number }) => {
      const isFirst = accepted.length === before;
      if (isFirst) accepted.push(available);
      return isFirst;
    };
  };
  return { accepted, expectBalance };
}

test('all calls during a request together cause one more request after its response', async () => {
  const respond = holdRequests();
  const store = countingStore();
  const refresh = createBalanceRefresh(store);

  const first = refresh();
  await vi.waitUntil(() => respond.length === 1);
  const later = [refresh(), refresh()];
  respond[0]?.(640);
  await first;
  await vi.waitUntil(() => respond.length === 2);
  respond[1]?.(633);
  await Promise.all(later);

  expect(store.accepted).toEqual([640, 633]);
  expect(respond).toHaveLength(2);
});

test('a response is ignored if another balance was accepted during the request, and requested again', async () => {
  const respond = holdRequests();
  const store = countingStore();
  const call = createBalanceRefresh(store)();
  await vi.waitUntil(() => respond.length === 1);
  store.accepted.push(633);
  respond[0]?.(640);
  await vi.waitUntil(() => respond.length === 2);
  store.accepted.push(632);
  respond[1]?.(641);
  await call;

  expect(store.accepted).toEqual([633, 632]);
  expect(respond).toHaveLength(2);
});

test('a call after a failed request sends a new request', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 418 }));
  const store = countingStore();
  const refresh = createBalanceRefresh(store);
  const failed = refresh();
  const afterwards = failed.catch(() => {
    const respond = holdRequests();
    const next = refresh();
    return vi
      .waitUntil(() => respond.length === 1)
      .then(() => {
        respond[0]?.(633);
        return next;
      });
  });

  await expect(failed).rejects.toThrow();
  await afterwards;

  expect(store.accepted).toEqual([633]);
});
