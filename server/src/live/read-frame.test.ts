import { expect, test } from 'vitest';
import { readFrame } from './read-frame.ts';

const taps = { multiplier: 2, taps: 17, tg_user_id: 279_058_397 };

test("[LIVE-02] the spec's own message is read as it is", () => {
  expect(readFrame(JSON.stringify(taps))).toEqual({ taps, batchId: {} });
});

test('a refused batch keeps its name where that can be read', () => {
  const broken = { ...taps, taps: 52, session: 'a', seq: 4 };
  expect(readFrame(JSON.stringify(broken))).toEqual({
    code: 'VALIDATION_FAILED',
    batchId: { session: 'a', seq: 4 },
  });
  expect(readFrame(JSON.stringify({ ...broken, seq: -4 }))).toMatchObject({ batchId: {} });
});

test.each(['null', '[]', '1', '"taps"', '{"__proto__":{"taps":1}}'])(
  'JSON that is no batch (%s) fails validation',
  (text) => {
    expect(readFrame(text)).toEqual({ code: 'VALIDATION_FAILED', batchId: {} });
  },
);

test.each(['', 'ping', '{"taps":01}', '{} {}'])(
  'text that is no JSON (%s) is malformed',
  (text) => {
    expect(readFrame(text)).toEqual({ code: 'MALFORMED_JSON', batchId: {} });
  },
);
