import { beginCell, Cell } from '@ton/core';
import { expect, test } from 'vitest';
import { commentCell, commentMaxBytes, transferRequest } from './transfer-request.ts';

const address = 'UQAREREREREREREREREREREREREREREREREREREREREREbvW';
const terms = { network: '-239', now: 1_790_000_000_500 };

test('a link becomes a request with its amount, its comment and five minutes to sign', () => {
  const { messages, ...rest } = transferRequest(
    `ton://transfer/${address}?amount=3000000000&text=01JD3QK6Z8V5W4`,
    terms,
  );
  expect(rest).toEqual({ validUntil: 1_790_000_300, network: '-239' });
  expect(messages).toMatchObject([{ address, amount: '3000000000' }]);
  const body = Cell.fromBase64(messages[0]?.payload ?? '').beginParse();
  expect(body.skip(32).loadStringTail()).toBe('01JD3QK6Z8V5W4');
});

test('a link without a comment has no body', () => {
  const { messages } = transferRequest(`ton://transfer/${address}?amount=1`, terms);
  expect(messages).toEqual([{ address, amount: '1' }]);
});

test.each([
  `https://t.me/$invoice`,
  `ton://transfer/${address}`,
  `ton://transfer/${address}?amount=0`,
  `ton://transfer/${address}?amount=1.5`,
  `ton://transfer/${address}?amount=-1`,
  `ton://transfer/short?amount=1`,
])('the link %s is refused', (link) => {
  expect(() => transferRequest(link, terms)).toThrow(RangeError);
});

test.each(['', '01JD3QK6Z8V5W4', 'Капля', 'x'.repeat(commentMaxBytes)])(
  'a wallet reads the comment "%s" unchanged',
  (text) => {
    const cell = Cell.fromBase64(commentCell(text));
    const expected = beginCell().storeUint(0, 32).storeStringTail(text).endCell();
    expect(cell.hash().toString('hex')).toBe(expected.hash().toString('hex'));
  },
);

test('a comment that is too long for one cell is refused', () => {
  expect(() => commentCell('x'.repeat(commentMaxBytes + 1))).toThrow(RangeError);
});
