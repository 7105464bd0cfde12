import { expect, test } from 'vitest';
import { webBatchStorage } from './web-batch-storage.ts';

const batch = { session: 's1', seq: 1, multiplier: 2, taps: 5, sent: true };

function memory(items: Record<string, string> = {}) {
  return {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      items[key] = value;
    },
  };
}

test('unheard batches outlive a reload of the page', () => {
  const page = memory();
  webBatchStorage(page, 42).save([batch]);
  expect(webBatchStorage(page, 42).load()).toEqual([batch]);
});

test('two players on one device do not see each other’s batches', () => {
  const page = memory();
  webBatchStorage(page, 42).save([batch]);
  expect(webBatchStorage(page, 43).load()).toEqual([]);
});

test.each(['{', '{}', '[1, null, {"seq": 1}]'])('stored %s counts as nothing', (text) => {
  expect(webBatchStorage(memory({ 'bold.unheard-taps.42': text }), 42).load()).toEqual([]);
});

test('a forbidden storage neither keeps anything nor stops the game', () => {
  const forbidden = () => {
    throw new Error('SecurityError');
  };
  const storage = webBatchStorage({ getItem: forbidden, setItem: forbidden }, 42);
  storage.save([batch]);
  expect(storage.load()).toEqual([]);
});
