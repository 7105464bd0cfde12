import { expect, test } from 'vitest';
import { deviceStorage } from './device-storage.ts';

test('without a storage nothing is stored and nothing throws', () => {
  const storage = deviceStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  storage.write('a', '1');
  storage.remove('a');
  expect(storage.read('a')).toBeUndefined();
});
