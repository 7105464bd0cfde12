import { expect, test } from 'vitest';
import { fromBase64, fromHex, toBase64Url, toHex } from './bytes.ts';

const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);

test('bytes are the same after encoding and decoding', () => {
  expect(fromBase64(toBase64Url(bytes))).toEqual(bytes);
  expect(fromHex(toHex(bytes))).toEqual(bytes);
});

test('base64 and base64url texts decode to the same bytes', () => {
  expect(fromBase64('+/8=')).toEqual(fromBase64('-_8'));
});

test('base64url text needs no escapes in an address', () => {
  expect(toBase64Url(bytes)).toMatch(/^[A-Za-z0-9_-]+$/);
});
