import { expect, test } from 'vitest';
import { memoryDevice } from '../../../test/memory-device.ts';
import { withMemory } from './with-memory.ts';

test('what the device refuses to store is kept until it is removed, also in place of an older value', () => {
  const device = memoryDevice();
  device.write('a', 'old');
  const storage = withMemory({ ...device, write: () => {} });
  storage.write('a', 'new');
  storage.write('b', '1');
  expect([storage.read('a'), storage.keys()]).toEqual(['new', ['a', 'b']]);
  storage.remove('a');
  expect(storage.read('a')).toBeUndefined();
});

test('what the device stores is read from the device alone', () => {
  const device = memoryDevice();
  const refusing = { isFull: true };
  const storage = withMemory({
    ...device,
    write: (key, value) => {
      if (!refusing.isFull) device.write(key, value);
    },
  });
  storage.write('a', 'first');
  refusing.isFull = false;
  storage.write('a', 'second');
  device.write('a', 'of another tab');
  expect(storage.read('a')).toBe('of another tab');
});
