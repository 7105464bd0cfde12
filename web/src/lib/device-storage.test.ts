import { expect, test } from 'vitest';
import { deviceStorage } from './device-storage.ts';

test('a browser that forbids its storage only forgets', () => {
  const storage = deviceStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  storage.write('a', '1');
  storage.remove('a');
  expect(storage.read('a')).toBeUndefined();
});
