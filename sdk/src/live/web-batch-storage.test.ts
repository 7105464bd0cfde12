import { expect, test } from 'vitest';
import { openLive, startLive } from './live.fixture.ts';
import { memoryStorage } from './memory-storage.fixture.ts';
import { FakeBrowserLocks } from './start-locks.fixture.ts';
import { webBatchStorage } from './web-batch-storage.ts';

const batch = { session: 's1', seq: 1, multiplier: 2, taps: 5, sent: true };
const other = { session: 's2', seq: 1, multiplier: 1, taps: 3, sent: false };
const day = 86_400_000;
const locks = null;

/** Returns a list that grows with each call of `take`. */
function collectTaken(storage: ReturnType<typeof webBatchStorage>) {
  const taken: unknown[] = [];
  storage.takeOver?.((batches) => taken.push(batches));
  return taken;
}

test('unacknowledged batches are loaded after a reload of the page, and only once', () => {
  const page = memoryStorage();
  webBatchStorage(page, 42, { locks }).save([batch]);
  expect(webBatchStorage(page, 42, { locks }).load()).toEqual([batch]);
  expect(page.length).toBe(1);
});

test('after all batches are acknowledged the storage is empty', () => {
  const page = memoryStorage();
  const storage = webBatchStorage(page, 42, { locks });
  storage.save([batch]);
  storage.save([]);
  expect(page.length).toBe(0);
});

test.each([
  ['with', new FakeBrowserLocks().of(1)],
  ['without', null],
])(
  '%s locks, a later connection with the same storage takes over the batches of the closed one',
  (_case, tabLocks) => {
    const storage = webBatchStorage(memoryStorage(), 42, { locks: tabLocks });
    const first = startLive('s1', storage);
    first.live.sendMessage({ multiplier: 1, taps: 7 });
    first.live.close();
    const { live, last } = openLive('s2', storage);
    live.sendMessage({ multiplier: 1, taps: 3 });
    expect(last().sent).toMatchObject([
      { session: 's1', taps: 7 },
      { session: 's2', taps: 3 },
    ]);
  },
);

test('two players on one device do not load each other’s batches', () => {
  const page = memoryStorage();
  webBatchStorage(page, 4, { locks }).save([batch]);
  webBatchStorage(page, 42, { locks }).save([other]);
  expect(webBatchStorage(page, 4, { locks }).load()).toEqual([batch]);
  expect(webBatchStorage(page, 42, { locks }).load()).toEqual([other]);
});

test('two tabs of one player do not overwrite each other’s batches', () => {
  const page = memoryStorage();
  const browser = new FakeBrowserLocks();
  webBatchStorage(page, 42, { locks: browser.of(1) }).save([batch]);
  webBatchStorage(page, 42, { locks: browser.of(2) }).save([other]);
  expect(webBatchStorage(page, 42, { locks }).load()).toEqual([batch, other]);
});

test('a tab’s batches are taken over after it ended, and not before', async () => {
  const page = memoryStorage();
  const browser = new FakeBrowserLocks();
  webBatchStorage(page, 42, { locks: browser.of(1) }).save([batch]);

  const second = webBatchStorage(page, 42, { locks: browser.of(2) });
  const taken = collectTaken(second);
  await Promise.resolve();
  expect(second.load()).toEqual([]);
  expect(taken).toEqual([]);

  browser.end(1);
  await Promise.resolve();
  expect(taken).toEqual([[batch]]);
});

test('of two tabs that find the batches of a third, one takes them over, and the other takes nothing', async () => {
  const page = memoryStorage();
  const browser = new FakeBrowserLocks();
  webBatchStorage(page, 42, { locks: browser.of(1) }).save([batch]);
  const second = collectTaken(webBatchStorage(page, 42, { locks: browser.of(2) }));
  const third = collectTaken(webBatchStorage(page, 42, { locks: browser.of(3) }));

  browser.end(1);
  await new Promise((resolve) => setImmediate(resolve));
  expect([...second, ...third]).toEqual([[batch]]);
  expect(page.length).toBe(0);
});

test('the batches of a tab that ends go to the newest connection, which sends and stores them', async () => {
  const page = memoryStorage();
  const browser = new FakeBrowserLocks();
  webBatchStorage(page, 42, { locks: browser.of(1) }).save([batch]);
  const storage = webBatchStorage(page, 42, { locks: browser.of(2) });
  openLive('s2', storage).live.close();
  const { live, last } = openLive('s3', storage);
  live.sendMessage({ multiplier: 1, taps: 3 });

  browser.end(1);
  await expect
    .poll(() => last().sent)
    .toMatchObject([{ session: 's3' }, { session: 's1', seq: 1 }]);
  expect(storage.load()).toHaveLength(2);
});

test.each([
  ['with', new FakeBrowserLocks().of(2)],
  ['without', null],
])(
  '%s locks, batches that cannot be stored under the new key remain under the old one',
  async (_case, tabLocks) => {
    const page = memoryStorage();
    webBatchStorage(page, 42, { locks }).save([batch]);
    const full = () => {
      throw new Error('QuotaExceededError');
    };
    const second = webBatchStorage({ ...page, length: 1, setItem: full }, 42, { locks: tabLocks });
    second.load();
    second.takeOver?.((batches) => second.save(batches));
    await Promise.resolve();
    expect(webBatchStorage(page, 42, { locks }).load()).toEqual([batch]);
  },
);

test.each(['{', '{}', '[1, null, {"seq": 1}]'])('stored text %s has no batches', (text) => {
  const page = memoryStorage({ 'bold.unacked-taps.42.a': text });
  expect(webBatchStorage(page, 42, { locks }).load()).toEqual([]);
});

test.each([
  ...[{ session: '' }, { session: 'player:42' }, { seq: 0 }],
  ...[{ multiplier: 1.5 }, { sent: undefined }],
])('a stored batch with %j, which the server would not count, is dropped', (change) => {
  const text = JSON.stringify([{ ...batch, ...change }, other]);
  const page = memoryStorage({ 'bold.unacked-taps.42.a': text });
  expect(webBatchStorage(page, 42, { locks }).load()).toEqual([other]);
});

test('a batch that was first sent 60 days ago is dropped, however often it was stored since', () => {
  const page = memoryStorage();
  const at = (ms: number) => webBatchStorage(page, 42, { locks, now: () => ms });
  at(0).save([batch]);
  expect(at(59 * day).load()).toEqual([batch]);
  expect(at(60 * day - 1).load()).toEqual([batch]);
  expect(at(60 * day).load()).toEqual([]);
});

test('the time of a batch is forgotten with the batch', () => {
  const page = memoryStorage();
  const clock = { ms: 0 };
  const now = () => clock.ms;
  const storage = webBatchStorage(page, 42, { locks, now });
  storage.save([batch]);
  storage.save([{ ...batch, seq: 2 }]);
  clock.ms = 60 * day;
  storage.save([batch]);
  expect(webBatchStorage(page, 42, { locks, now }).load()).toEqual([batch]);
});

test('the 60 days of a batch begin when it is sent, however long it has waited before', () => {
  const page = memoryStorage();
  const clock = { ms: 0 };
  const now = () => clock.ms;
  const storage = webBatchStorage(page, 42, { locks: new FakeBrowserLocks().of(1), now });
  storage.save([other]);
  storage.load();
  clock.ms = day;
  storage.save([{ ...other, sent: true }]);
  clock.ms = 61 * day - 1;
  expect(webBatchStorage(page, 42, { locks, now }).load()).toHaveLength(1);
});

test('a batch that was never sent does not expire', () => {
  const page = memoryStorage();
  webBatchStorage(page, 42, { locks, now: () => 0 }).save([other]);
  expect(webBatchStorage(page, 42, { locks, now: () => 400 * day }).load()).toEqual([other]);
});

test('a forbidden storage stores nothing and throws no error', () => {
  const forbidden = () => {
    throw new Error('SecurityError');
  };
  const page = { ...memoryStorage(), getItem: forbidden, setItem: forbidden, key: forbidden };
  const storage = webBatchStorage({ ...page, length: 1, removeItem: forbidden }, 42, { locks });
  storage.save([batch]);
  expect(storage.load()).toEqual([]);
});
