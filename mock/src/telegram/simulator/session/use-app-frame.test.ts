import { expect, test } from 'vitest';
import { readStored, writeStored } from './use-app-frame.ts';

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

test.each(['cloud', 'deviceStorage', 'secureStorage'] as const)(
  'every user has a separate %s',
  (name) => {
    const storage = memory();

    writeStored(storage, name, 1, { a: 'one' });

    expect(readStored(storage, name, 1)).toEqual({ a: 'one' });
    expect(readStored(storage, name, 2)).toEqual({});
  },
);

test('the storages of a user are separate', () => {
  const storage = memory();

  writeStored(storage, 'deviceStorage', 1, { a: 'one' });

  expect(readStored(storage, 'cloud', 1)).toEqual({});
  expect(readStored(storage, 'secureStorage', 1)).toEqual({});
});

test.each(['{', 'null', '7'])('a stored cloud %s is read as empty', (stored) => {
  const storage = memory();
  storage.setItem('bold-simulator/cloud/1', stored);

  expect(readStored(storage, 'cloud', 1)).toEqual({});
});
