import { Address } from '@ton/core';
import { expect, test } from 'vitest';
import { friendlyWallet, parseWallet } from './wallet-address.ts';

const address = Address.parseRaw(`-1:${'12'.repeat(32)}`);

test('addresses are stored raw and shown in the form that begins with U', () => {
  const raw = parseWallet(address.toString(), { testAllowed: false });
  expect(raw).toBe(address.toRawString());
  expect(friendlyWallet(raw)).toMatch(/^U[\w-]{47}$/);
});

test('the test network’s form is refused in production only', () => {
  const text = address.toString({ testOnly: true });
  expect(parseWallet(text, { testAllowed: true })).toBe(address.toRawString());
  expect(() => parseWallet(text, { testAllowed: false })).toThrow('test network');
});

test('an address in an unknown workchain is refused', () => {
  const text = new Address(5, address.hash).toString();
  expect(() => parseWallet(text, { testAllowed: true })).toThrow('workchain');
});
