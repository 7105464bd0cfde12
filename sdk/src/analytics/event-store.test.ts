import { expect, test } from 'vitest';
import { forbiddenStorage, memoryStorage, numbered } from './analytics.fixture.ts';
import { type EventStorages, EventStore } from './event-store.ts';

const storages = () => ({ local: memoryStorage(), session: memoryStorage() });
const open = (device: EventStorages) => new EventStore('token', device);
const numbers = (store: EventStore) => store.batch().map((text) => JSON.parse(text).n);
const fill = (store: EventStore, from: number, to: number) => {
  for (let n = from; n <= to; n += 1) store.add(numbered(n));
};

test('[ANA-23] events are in both storages, under a key with the token', () => {
  const device = storages();
  open(device).add(numbered(1));
  for (const { items } of [device.local, device.session]) {
    expect([...items]).toEqual([[expect.stringContaining('token'), JSON.stringify([numbered(1)])]]);
  }
  expect(new EventStore('another', device).batch()).toEqual([]);
});

test('[ANA-08] the oldest 20 are sent first', () => {
  const store = open(storages());
  fill(store, 1, 45);
  expect(numbers(store)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  store.remove(store.batch());
  store.remove(store.batch());
  expect(numbers(store)).toEqual([41, 42, 43, 44, 45]);
});

test('[ANA-24] an event in both storages is sent once, and an event in one storage is not lost', () => {
  const device = storages();
  const first = open(device);
  fill(first, 1, 3);
  const otherTab = open({ local: device.local, session: memoryStorage() });
  fill(otherTab, 4, 5);
  device.local.items.clear();
  fill(otherTab, 6, 6);
  expect(numbers(open(device))).toEqual([6, 1, 2, 3]);
});

test('[ANA-24] events that differ in any field are two events', () => {
  const store = open(storages());
  for (const change of [{}, {}, { platform: 'tdesktop' }]) store.add(numbered(1, change));
  expect(store.batch()).toHaveLength(2);
});

test('[ANA-10] sent events are removed from both storages, and other tabs’ events remain', () => {
  const device = storages();
  const store = open(device);
  fill(store, 1, 2);
  const batch = store.batch();
  const otherTab = open({ local: device.local, session: memoryStorage() });
  fill(otherTab, 3, 3);
  store.remove(batch);
  expect([numbers(store), numbers(otherTab), numbers(open(device))]).toEqual([[3], [3], [3]]);
});

test('events are found after the page or the tab was closed', () => {
  const { local, session } = storages();
  fill(open({ local, session }), 1, 2);
  expect(numbers(open({ local: forbiddenStorage, session }))).toEqual([1, 2]);
  expect(numbers(open({ local, session: memoryStorage() }))).toEqual([1, 2]);
});

test('without any storage events are in memory', () => {
  const store = open({ local: forbiddenStorage, session: forbiddenStorage });
  fill(store, 1, 3);
  expect(numbers(store)).toEqual([1, 2, 3]);
  store.remove(store.batch());
  expect(numbers(store)).toEqual([]);
});

test('a full storage has the newest events that fit, and memory has the others', () => {
  const device = { local: memoryStorage(2_000), session: memoryStorage(2_000) };
  const store = open(device);
  fill(store, 1, 30);
  const stored = numbers(open(device));
  expect([stored.length > 2, stored.at(-1)]).toEqual([true, 30]);
  const all: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    all.push(...numbers(store));
    store.remove(store.batch());
  }
  expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
});

test('without a network the storages have a limited size', () => {
  const device = storages();
  fillWithLarge(open(device));
  for (const { items } of [device.local, device.session]) {
    expect([...items.values()].join().length).toBeLessThan(301_000);
  }
  expect(numbers(open(device))[0]).toBeGreaterThan(100);
});

test('without a network or a storage, the memory has a limited size', () => {
  const store = open({ local: forbiddenStorage, session: forbiddenStorage });
  fillWithLarge(store);
  expect(numbers(store)[0]).toBeGreaterThan(100);
});

/** Adds 300 events of about 2 kB. */
function fillWithLarge(store: EventStore) {
  for (let n = 0; n < 300; n += 1) store.add(numbered(n, { note: 'x'.repeat(2_000) }));
}

/** Returns an event whose JSON has `bytes` bytes. */
function sized(n: number, bytes: number) {
  const empty = JSON.stringify(numbered(n, { note: '' })).length;
  const note = 'ж'.repeat(Math.floor((bytes - empty) / 2)) + 'x'.repeat((bytes - empty) % 2);
  return numbered(n, { note });
}

test('an event has up to 4096 bytes, and a larger one is not stored', () => {
  const store = open(storages());
  expect([store.add(sized(1, 4_096)), store.add(sized(2, 4_097))]).toEqual([true, false]);
  expect(numbers(store)).toEqual([1]);
});

test('[ANA-08] a batch is smaller than 20 events if they would not fit into a body of 65536 bytes', () => {
  const store = open(storages());
  // 15 events, 14 commas and two brackets are 65536 bytes; one byte more does not fit.
  for (let n = 1; n <= 15; n += 1) store.add(sized(n, 4_096));
  store.add(sized(16, 4_080));
  store.add(numbered(17));
  const first = store.batch();
  expect(new TextEncoder().encode(`[${first}]`).length).toBeLessThanOrEqual(65_536);
  expect(numbers(store)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  store.remove(first);
  expect(numbers(store)).toEqual([16, 17]);
});

test('a batch may have exactly 65536 bytes', () => {
  const store = open(storages());
  for (let n = 1; n <= 15; n += 1) store.add(sized(n, 4_096));
  store.add(sized(16, 65_536 - 15 * 4_096 - 17));
  expect(new TextEncoder().encode(`[${store.batch()}]`).length).toBe(65_536);
});

test('a stored event that is too large to be sent is dropped', () => {
  const device = storages();
  fill(open(device), 1, 1);
  for (const { items } of [device.local, device.session]) {
    for (const key of items.keys()) items.set(key, JSON.stringify([sized(2, 5_000), numbered(3)]));
  }
  const store = open(device);
  expect(numbers(store)).toEqual([3]);
});

test.each(['nonsense', '{}', 'null', '[1, null, {"event_name": "x"}]'])(
  'a storage with the text %s has no events, and accepts new ones',
  (text) => {
    const device = storages();
    fill(open(device), 1, 1);
    for (const { items } of [device.local, device.session]) {
      for (const key of items.keys()) items.set(key, text);
    }
    const store = open(device);
    expect(numbers(store)).toEqual([]);
    fill(store, 2, 2);
    expect(numbers(store)).toEqual([2]);
  },
);
