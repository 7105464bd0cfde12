import { expect, test } from 'vitest';
import { readCloud, writeCloud } from './use-app-frame.ts';

/** The part of the browser's storage that is used here. */
function memory(): Storage {
  const items = new Map<string, string>();
  return {
    length: 0,
    clear: () => items.clear(),
    key: () => null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

test('every user has a cloud of their own', () => {
  const storage = memory();

  writeCloud(storage, 1, { a: 'one' });

  expect(readCloud(storage, 1)).toEqual({ a: 'one' });
  expect(readCloud(storage, 2)).toEqual({});
});

test.each(['{', 'null', '7'])('a cloud stored as %s is empty', (stored) => {
  const storage = memory();
  storage.setItem('bold-simulator/cloud/1', stored);

  expect(readCloud(storage, 1)).toEqual({});
});
