import { expect, test } from 'vitest';
import { readFrame } from './read-frame.ts';

const taps = { multiplier: 2, taps: 17, tg_user_id: 279_058_397 };

test('[LIVE-02] the message of the specification is accepted', () => {
  expect(readFrame(JSON.stringify(taps))).toEqual({ taps, batchId: {} });
});

test('a refused batch has its id if the id is readable', () => {
  const broken = { ...taps, taps: 52, session: 'a', seq: 4 };
  expect(readFrame(JSON.stringify(broken))).toEqual({
    code: 'VALIDATION_FAILED',
    batchId: { session: 'a', seq: 4 },
  });
});

test.each([{ seq: -4 }, { seq: undefined }, { session: 'a b' }, { session: undefined }])(
  'a refused batch has no id if it has %j, which is no valid id',
  (change) => {
    const broken = { ...taps, taps: 52, session: 'a', seq: 4, ...change };
    expect(readFrame(JSON.stringify(broken))).toEqual({ code: 'VALIDATION_FAILED', batchId: {} });
  },
);

test.each(['null', '[]', '1', '"taps"', '{"__proto__":{"taps":1}}'])(
  'JSON that is not a batch (%s) fails validation',
  (text) => {
    expect(readFrame(text)).toEqual({ code: 'VALIDATION_FAILED', batchId: {} });
  },
);

test.each(['', 'ping', '{"taps":01}', '{} {}'])(
  'text that is not JSON (%s) is malformed',
  (text) => {
    expect(readFrame(text)).toEqual({ code: 'MALFORMED_JSON', batchId: {} });
  },
);
