import { expect, test } from 'vitest';
import { readCloud, writeCloud } from './use-app-frame.ts';

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

test('every user has a separate cloud storage', () => {
  const storage = memory();

  writeCloud(storage, 1, { a: 'one' });

  expect(readCloud(storage, 1)).toEqual({ a: 'one' });
  expect(readCloud(storage, 2)).toEqual({});
});

test.each(['{', 'null', '7'])('a stored cloud %s is read as empty', (stored) => {
  const storage = memory();
  storage.setItem('bold-simulator/cloud/1', stored);

  expect(readCloud(storage, 1)).toEqual({});
});
